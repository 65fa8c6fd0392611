import { Grid } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { adultChoices, childChoices } from '#shared/application/general-info.ts'
import { CheckboxField } from '#web/form/choice-field.tsx'
import { DateField } from '#web/form/date-field.tsx'
import { SelectField } from '#web/form/select-field.tsx'
import { TextAreaField } from '#web/form/text-area-field.tsx'
import { TextField } from '#web/form/text-field.tsx'
import { YesNoField } from '#web/form/yes-no-field.tsx'
import type { Answers } from '#web/local/answers.ts'
import { Optional } from '#web/ui/labelled-control.tsx'
import { generalLabels } from './labelled-field.ts'
import { PolicyContext } from './policy-context.ts'

/** The household and the wish (applicant.md §3, General info). */
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
