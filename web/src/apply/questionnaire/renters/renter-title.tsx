import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { Answers } from '#web/apply/storage/answers.ts'

/** The name as it is typed. Apart from the card, so that a letter draws this line again and not twenty fields. */
export function RenterTitle({ index }: { index: number }) {
  const number = index + 1
  const [firstName, lastName] = useWatch<
    Answers,
    [`mainRenters.${number}.firstName`, `mainRenters.${number}.lastName`]
  >({
    name: [`mainRenters.${index}.firstName`, `mainRenters.${index}.lastName`],
  })
  return `${firstName} ${lastName}`.trim() || <Trans>Renter {number}</Trans>
}
