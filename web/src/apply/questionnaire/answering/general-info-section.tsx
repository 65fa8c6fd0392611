import { Grid } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { adultChoices, childChoices } from '#shared/application/general-info.ts'
import { PolicyContext } from '#web/apply/questionnaire/fields/policy-context.ts'
import { generalLabels } from '#web/apply/questionnaire/places/labelled-field.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import { DateField } from '#web/kit/form/date-field.tsx'
import { CheckboxField } from '#web/kit/form/later/choice-field.tsx'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { YesNoField } from '#web/kit/form/later/yes-no-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { Optional } from '#web/kit/ui/labelled-control.tsx'

/** The household and the wish (applicant.md, General info). */
export function GeneralInfoSection() {
  const { i18n } = useLingui()
  const policy = use(PolicyContext)
  const isInsured = useWatch<Answers, 'generalInfo.casualtyInsurance'>({ name: 'generalInfo.casualtyInsurance' })
  return (
    <Grid gap="6">
      <DateField name="generalInfo.desiredStartDate" label={i18n._(generalLabels.desiredStartDate)} />
      <TextAreaField
        name="generalInfo.commentaryStartDate"
        label={i18n._(generalLabels.commentaryStartDate)}
        optional
      />
      <Grid gap="4" templateColumns="1fr 1fr" alignItems="end">
        <NumberChoice
          name="generalInfo.numberOfAdults"
          label={i18n._(generalLabels.numberOfAdults)}
          choices={adultChoices}
        />
        <NumberChoice
          name="generalInfo.numberOfChildren"
          label={i18n._(generalLabels.numberOfChildren)}
          choices={childChoices}
        />
      </Grid>
      <YesNoField name="generalInfo.visitedProperty" label={<Trans>Have you visited the property?</Trans>} />
      <YesNoField
        name="generalInfo.casualtyInsurance"
        label={
          <>
            <Trans>Do you have a personal liability insurance?</Trans>{' '}
            {policy?.rules.questions.casualtyInsurance && <Optional />}
          </>
        }
      />
      {isInsured === true && (
        <TextField name="generalInfo.casualtyInsuranceName" label={i18n._(generalLabels.casualtyInsuranceName)} />
      )}
      <CheckboxField name="generalInfo.subletting" label={<Trans>I want to sublet part of the home</Trans>} />
      <CheckboxField name="generalInfo.pets" label={<Trans>I have pets</Trans>} />
    </Grid>
  )
}

const NumberChoice = ({ name, label, choices }: { name: string; label: string; choices: readonly number[] }) => (
  <SelectField name={name} label={label} read={Number}>
    {choices.map((choice) => (
      <option key={choice} value={choice}>
        {choice}
      </option>
    ))}
  </SelectField>
)
