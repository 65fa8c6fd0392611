import { Box, Grid } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { employmentStatuses } from '#shared/application/main-renter.ts'
import { CheckboxField } from '#web/form/choice-field.tsx'
import { DateField } from '#web/form/date-field.tsx'
import { SelectField } from '#web/form/select-field.tsx'
import { TextField } from '#web/form/text-field.tsx'
import { employmentStatusNames } from '#web/i18n/texts.ts'
import type { Answers } from '#web/local/answers.ts'
import { Button } from '#web/ui/button.ts'
import { Heading } from '#web/ui/typography.ts'
import { CountryOptions } from './country-options.tsx'

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
        <DateField name={`${at}.dateOfBirth`} label={t`Date of birth`} autoComplete={fill('bday')} />
        <SelectField name={`${at}.nationality`} label={t`Nationality`}>
          <CountryOptions />
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
          <CountryOptions />
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
        <CheckboxField name={`${at}.reference.noReference`} label={<Trans>I have no reference</Trans>} />
        <ReferenceFields index={index} />
      </Group>
    </>
  )
}

function ReferenceFields({ index }: { index: number }) {
  const { t } = useLingui()
  const at = `mainRenters.${index}.reference` as const
  const noReference = useWatch<Answers>({ name: `${at}.noReference` })
  if (noReference) return null
  return (
    <>
      <TextField name={`${at}.company`} label={t`Company`} hint={t`Your current landlord or property manager`} />
      <TextField name={`${at}.name`} label={t`Contact name`} spellCheck={false} />
      <TextField name={`${at}.phone`} label={t`Contact phone`} type="tel" inputMode="tel" />
      <TextField
        name={`${at}.email`}
        label={t`Contact email`}
        type="email"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="off"
      />
    </>
  )
}

/** Nobody types the same address twice. */
function SameAddressButton({ index }: { index: number }) {
  const { getValues, setValue } = useFormContext<Answers>()
  return (
    <Button
      variant="outline"
      onClick={() =>
        setValue(
          `mainRenters.${index}.currentAddress`,
          { ...getValues('mainRenters.0.currentAddress') },
          { shouldDirty: true },
        )
      }
    >
      <Trans>Same address as the first renter</Trans>
    </Button>
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
