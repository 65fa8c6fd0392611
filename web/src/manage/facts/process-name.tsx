import { Trans } from '@lingui/react/macro'
import type { ManagedProcess } from '#shared/process/manager/process.ts'

/** Its name, or one made of its id. */
export function ProcessName({ process: { name, id } }: { process: Pick<ManagedProcess, 'name' | 'id'> }) {
  return name || <Trans>Process {id}</Trans>
}
