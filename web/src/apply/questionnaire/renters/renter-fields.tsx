import { Grid } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import { answeringPart } from '#web/apply/questionnaire/answering/answering-part.ts'
import { emailInput, FieldGroup, useRenterField } from '#web/apply/questionnaire/fields/renter-field.tsx'
import { CountryField } from '#web/kit/form/country-field.tsx'
import { DateField } from '#web/kit/form/date-field.tsx'
import { ChangedQuestions } from '#web/kit/form/field/form-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'

const SameAddressButton = answeringPart((parts) => parts.SameAddressButton)
const PermitUntil = answeringPart((parts) => parts.PermitUntil)

/** Personal data and address of one of those who apply (applicant.md, Main renters). */
export function RenterFields({ index, isGuarantor }: { index: number; isGuarantor: boolean }) {
  const { t } = useLingui()
  const field = useRenterField(index)
  const isAskedOfPermit = Boolean(use(ChangedQuestions)?.(field('permitUntil').name))
  return (
    <>
      <FieldGroup title={t`Personal data`}>
        <Pair columns="2fr 2fr">
          <TextField {...field('firstName', 'given-name')} spellCheck={false} />
          <TextField {...field('lastName', 'family-name')} spellCheck={false} />
        </Pair>
        <TextField {...field('email', 'email')} {...emailInput} />
        <TextField {...field('phone', 'tel')} type="tel" inputMode="tel" />
        <DateField {...field('dateOfBirth', 'bday')} meaning="birth" />
        {!isGuarantor && <CountryField {...field('nationality')} isNationality />}
        {!isGuarantor && isAskedOfPermit && <PermitUntil index={index} />}
      </FieldGroup>
      <FieldGroup title={t`Current address`}>
        {index > 0 && <SameAddressButton index={index} />}
        <Pair columns="2fr 1fr">
          <TextField {...field('currentAddress.street', 'address-line1')} />
          <TextField {...field('currentAddress.streetNumber')} />
        </Pair>
        <Pair columns="1fr 2fr">
          <TextField {...field('currentAddress.zipCode', 'postal-code')} />
          <TextField {...field('currentAddress.city', 'address-level2')} />
        </Pair>
        <CountryField {...field('currentAddress.country', 'country-name')} />
      </FieldGroup>
    </>
  )
}

const Pair = ({ columns, children }: { columns: string; children: ReactNode }) => (
  <Grid gap="4" templateColumns={{ base: '1fr', sm: columns }}>
    {children}
  </Grid>
)
