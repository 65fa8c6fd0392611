import { Trans, useLingui } from '@lingui/react/macro'
import { acceptsApplications } from '#shared/process/process.ts'
import { useChange } from '#web/desk/use-change.ts'
import type { Shown } from '#web/records/use-records.ts'
import { Button } from '#web/ui/button.ts'

/** A closed process takes no applications any more, until it is opened again. */
export function CloseProcessButton({ process }: { process: Shown<'process'> }) {
  const { t } = useLingui()
  const change = useChange()
  const isOpen = acceptsApplications(process)

  const toggle = () =>
    change(
      'changeProcess',
      {
        params: { id: process.id },
        body: { status: isOpen ? 'closed' : 'open' },
        about: { entity: 'process', id: process.id },
        ifMatch: process.version,
      },
      isOpen
        ? { done: () => t`Application process closed`, failed: () => t`Failed to close the application process` }
        : { done: () => t`Application process reopened`, failed: () => t`Failed to reopen the application process` },
    )

  return (
    <Button variant="outline" onClick={() => void toggle()}>
      {isOpen ? <Trans>Close Process</Trans> : <Trans>Reopen Process</Trans>}
    </Button>
  )
}
