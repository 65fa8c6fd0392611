import { Trans, useLingui } from '@lingui/react/macro'
import type { RentedHome } from '#shared/policy/deposit.ts'
import { rentalDurations, threeAnswers } from '#shared/process/process.ts'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { rentalDurationNames, threeAnswerNames } from '#web/kit/i18n/texts.ts'
import { Options } from '#web/manage/ui/options.tsx'
import { DepositField } from './deposit-field.tsx'

/**
 * What the advert can say beside the rent; each is shown to applicants only when it is set (applicant.md, Process
 * summary).
 */
export function ConditionFields({ home }: { home: RentedHome | null | undefined }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <SelectField name="conditions.rentalDuration" label={<Trans>Rental duration</Trans>}>
        <option value="">{t`Not stated`}</option>
        <Options of={rentalDurations} words={(duration) => i18n._(rentalDurationNames[duration])} />
      </SelectField>
      <DepositField home={home} />
      <SelectField name="conditions.utilitiesIncluded" label={<Trans>Utilities included</Trans>}>
        <option value="">{t`Not stated`}</option>
        <Options of={threeAnswers} words={(answer) => i18n._(threeAnswerNames[answer])} />
      </SelectField>
      <TextField name="conditions.additionalCosts" label={<Trans>Additional costs</Trans>} autoComplete="off" />
      <TextField name="conditions.terminationNotice" label={<Trans>Termination notice</Trans>} autoComplete="off" />
      <TextField name="conditions.petPolicy" label={<Trans>Pet policy</Trans>} autoComplete="off" />
      <TextField name="conditions.smokingPolicy" label={<Trans>Smoking policy</Trans>} autoComplete="off" />
      <TextField name="conditions.specialConditions" label={<Trans>Special conditions</Trans>} autoComplete="off" />
    </>
  )
}
