import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { employmentStatuses } from '#shared/application/questions/renter.ts'
import { currencyOf } from '#shared/money.ts'
import { HomeContext } from '#web/apply/questionnaire/fields/home-context.ts'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { employmentStatusNames } from '#web/kit/i18n/texts.ts'
import { Heading } from '#web/kit/ui/typography.ts'

/** What somebody does, and earns in the currency of the home (applicant.md, Main renters). */
export function ProfessionFields({ index }: { index: number }) {
  const { t, i18n } = useLingui()
  const { name: label } = useQuestionLabels()
  const { country } = use(HomeContext)
  const currency = country && currencyOf(country)
  const at = `mainRenters.${index}` as const
  return (
    <Box as="section" display="grid" gap="4">
      <Heading as="h2" size="lg">
        <Trans>Profession</Trans>
      </Heading>
      <TextField
        name={`${at}.profession.profession`}
        label={label('profession.profession')}
        autoComplete={`section-renter${index + 1} organization-title`}
      />
      <SelectField name={`${at}.profession.employmentStatus`} label={label('profession.employmentStatus')}>
        <option value="">{t`Please choose`}</option>
        {employmentStatuses.map((status) => (
          <option key={status} value={status}>
            {i18n._(employmentStatusNames[status])}
          </option>
        ))}
      </SelectField>
      <TextField
        name={`${at}.profession.grossSalary`}
        label={label('profession.grossSalary')}
        hint={currency ? t`Per month, before deductions, in ${currency}` : t`Per month, before deductions`}
        inputMode="decimal"
      />
    </Box>
  )
}
