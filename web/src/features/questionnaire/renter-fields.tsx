import { Box, Grid } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { employmentStatuses } from '#shared/application/main-renter.ts'
import { DateField } from '#web/form/date-field.tsx'
import { SelectField } from '#web/form/select-field.tsx'
import { TextField } from '#web/form/text-field.tsx'
import { employmentStatusNames } from '#web/i18n/texts.ts'
import { Heading } from '#web/ui/typography.ts'
import { CountryOptions } from '#web/form/country-options.tsx'
import { ReferenceFields } from './reference-fields.tsx'
import { SameAddressButton } from './same-address-button.tsx'

/** Personal data, address, profession and reference of one renter (applicant.md §3, §5). */
export function RenterFields({ index }: { index: number }) {
  const { t, i18n } = useLingui()
  const at = `mainRenters.${index}` as const
  // Browsers fill in a whole person only where each has a section of their own.
  const fill = (token: string) => `section-renter${index + 1} ${token}`
  return (
    <>
      <Group title={t`Personal data`}>
        <Pair>
          <TextField
            name={`${at}.firstName`}
            label={t`First name`}
            autoComplete={fill('given-name')}
            spellCheck={false}
          />
          <TextField
            name={`${at}.lastName`}
            label={t`Last name`}
            autoComplete={fill('family-name')}
            spellCheck={false}
          />
        </Pair>
        <TextField
          name={`${at}.email`}
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete={fill('email')}
          spellCheck={false}
          autoCapitalize="off"
        />
        <TextField name={`${at}.phone`} label={t`Phone`} type="tel" inputMode="tel" autoComplete={fill('tel')} />
        <DateField name={`${at}.dateOfBirth`} label={t`Date of birth`} meaning="birth" autoComplete={fill('bday')} />
        <SelectField name={`${at}.nationality`} label={t`Nationality`}>
          <CountryOptions choose={t`Please choose`} />
        </SelectField>
      </Group>

      <Group title={t`Current address`}>
        {index > 0 && <SameAddressButton index={index} />}
        <Pair narrowLast>
          <TextField name={`${at}.currentAddress.street`} label={t`Street`} autoComplete={fill('address-line1')} />
          <TextField name={`${at}.currentAddress.streetNumber`} label={t`Street number`} />
        </Pair>
        <Pair narrowFirst>
          <TextField name={`${at}.currentAddress.zipCode`} label={t`Zip code`} autoComplete={fill('postal-code')} />
          <TextField name={`${at}.currentAddress.city`} label={t`City`} autoComplete={fill('address-level2')} />
        </Pair>
        <SelectField name={`${at}.currentAddress.country`} label={t`Country`} autoComplete={fill('country')}>
          <CountryOptions choose={t`Please choose`} />
        </SelectField>
      </Group>

      <Group title={t`Profession`}>
        <TextField
          name={`${at}.profession.profession`}
          label={t`Profession`}
          autoComplete={fill('organization-title')}
        />
        <SelectField name={`${at}.profession.employmentStatus`} label={t`Employment status`}>
          <option value="">{t`Please choose`}</option>
          {employmentStatuses.map((status) => (
            <option key={status} value={status}>
              {i18n._(employmentStatusNames[status])}
            </option>
          ))}
        </SelectField>
        <TextField
          name={`${at}.profession.grossSalary`}
          label={t`Gross salary`}
          hint={t`Per month, before deductions`}
          inputMode="decimal"
        />
      </Group>

      <Group title={t`Reference`}>
        <ReferenceFields index={index} />
      </Group>
    </>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" display="grid" gap="4">
    <Heading as="h2" size="lg">
      {title}
    </Heading>
    {children}
  </Box>
)

interface PairProps {
  narrowFirst?: boolean
  narrowLast?: boolean
  children: ReactNode
}

const Pair = ({ narrowFirst = false, narrowLast = false, children }: PairProps) => (
  <Grid gap="4" templateColumns={{ base: '1fr', sm: `${narrowFirst ? '1fr' : '2fr'} ${narrowLast ? '1fr' : '2fr'}` }}>
    {children}
  </Grid>
)
