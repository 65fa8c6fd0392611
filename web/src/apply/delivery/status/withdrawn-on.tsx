import { Trans } from '@lingui/react/macro'
import { dayAndTime } from '#web/kit/ui/moment.ts'

export function WithdrawnOn({ at }: { at: string }) {
  const { day } = dayAndTime(at)
  return <Trans>You withdrew this application on {day}.</Trans>
}
