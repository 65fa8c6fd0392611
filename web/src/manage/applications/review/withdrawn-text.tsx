import { Trans } from '@lingui/react/macro'
import { dayAndTime } from '#web/kit/ui/moment.ts'

/** That it was the applicant, and not a colleague who noted it: nobody needs to be asked, and nothing can follow. */
export function WithdrawnText({ at }: { at: string }) {
  const { day } = dayAndTime(at)
  return <Trans>Withdrawn by the applicant on {day}</Trans>
}
