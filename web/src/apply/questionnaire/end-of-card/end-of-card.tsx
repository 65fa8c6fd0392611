import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { employmentStatuses } from '#shared/application/questions/renter.ts'
import { currencyOf } from '#shared/money.ts'
import { HomeContext } from '#web/apply/questionnaire/fields/home-context.ts'
import { PolicyContext } from '#web/apply/questionnaire/fields/policy-context.ts'
import { emailInput, FieldGroup, useRenterField } from '#web/apply/questionnaire/fields/renter-field.tsx'
import type { Answers } from '#web/apply/storage/answers.ts'
import { ChangedQuestions } from '#web/kit/form/field/form-field.tsx'
import { CheckboxField } from '#web/kit/form/later/choice-field.tsx'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { employmentStatusNames } from '#web/kit/i18n/texts.ts'
import { DocumentsField, type DocumentsFieldProps } from './documents-field.tsx'

interface EndOfCardProps extends DocumentsFieldProps {
  index: number
}

/** What stands below the first screens of a renter's card. */
export const EndOfCard = ({ index, ...documents }: EndOfCardProps) => (
  <>
    <ProfessionFields index={index} />
    {!documents.isGuarantor && <ReferenceFields index={index} />}
    <DocumentsField {...documents} />
  </>
)

/** What somebody does, and earns in the currency of the home (applicant.md, Main renters). */
function ProfessionFields({ index }: { index: number }) {
  const { t, i18n } = useLingui()
  const field = useRenterField(index)
  const { country } = use(HomeContext)
  const currency = country && currencyOf(country)
  const net = field('profession.netIncome')
  const isAskedNet = Boolean(use(ChangedQuestions)?.(net.name))
  return (
    <FieldGroup title={<Trans>Profession</Trans>}>
      <TextField {...field('profession.profession', 'organization-title')} />
      <SelectField {...field('profession.employmentStatus')}>
        <option value="">{t`Please choose`}</option>
        {employmentStatuses.map((status) => (
          <option key={status} value={status}>
            {i18n._(employmentStatusNames[status])}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('profession.grossSalary')}
        hint={currency ? t`Per month, before deductions, in ${currency}` : t`Per month, before deductions`}
        inputMode="decimal"
      />
      {isAskedNet && (
        <TextField
          {...net}
          hint={
            currency
              ? t`After taxes and contributions, in ${currency}: what arrives in your account. Several incomes together.`
              : t`After taxes and contributions: what arrives in your account. Several incomes together.`
          }
          inputMode="decimal"
        />
      )}
    </FieldGroup>
  )
}

/** All four, or the word that there is none (applicant.md, Main renters). */
function ReferenceFields({ index }: { index: number }) {
  const { t } = useLingui()
  const field = useRenterField(index)
  const isAsked = use(PolicyContext)?.changeOf(`mainRenters.${index}.reference`) !== null
  const noReference = useWatch<Answers>({ name: `mainRenters.${index}.reference.noReference` })
  if (!isAsked) return null
  return (
    <FieldGroup title={<Trans>Reference</Trans>}>
      <CheckboxField {...field('reference.noReference')} />
      {!noReference && (
        <>
          <TextField {...field('reference.company')} hint={t`Your current landlord or property manager`} />
          <TextField {...field('reference.name')} spellCheck={false} />
          <TextField {...field('reference.phone')} type="tel" inputMode="tel" />
          <TextField {...field('reference.email')} {...emailInput} />
        </>
      )}
    </FieldGroup>
  )
}
