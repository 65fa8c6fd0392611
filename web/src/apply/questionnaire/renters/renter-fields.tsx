import { Box, Grid } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { answeringPart } from '#web/apply/questionnaire/answering/answering-part.ts'
import { CountryField } from '#web/kit/form/country-field.tsx'
import { DateField } from '#web/kit/form/date-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { Heading } from '#web/kit/ui/typography.ts'

const SameAddressButton = answeringPart((parts) => parts.SameAddressButton)

/** Personal data and address of one renter (applicant.md, Main renters). */
export function RenterFields({ index }: { index: number }) {
  const { t } = useLingui()
  const { name: label } = useQuestionLabels()
  const at = `mainRenters.${index}` as const
  // Browsers fill in a whole person only where each has a section of their own.
  const fill = (token: string) => `section-renter${index + 1} ${token}`
  return (
    <>
      <Group title={t`Personal data`}>
        <Pair>
          <TextField
            name={`${at}.firstName`}
            label={label('firstName')}
            autoComplete={fill('given-name')}
            spellCheck={false}
          />
          <TextField
            name={`${at}.lastName`}
            label={label('lastName')}
            autoComplete={fill('family-name')}
            spellCheck={false}
          />
        </Pair>
        <TextField
          name={`${at}.email`}
          label={label('email')}
          type="email"
          inputMode="email"
          autoComplete={fill('email')}
          spellCheck={false}
          autoCapitalize="off"
        />
        <TextField name={`${at}.phone`} label={label('phone')} type="tel" inputMode="tel" autoComplete={fill('tel')} />
        <DateField
          name={`${at}.dateOfBirth`}
          label={label('dateOfBirth')}
          meaning="birth"
          autoComplete={fill('bday')}
        />
        <CountryField name={`${at}.nationality`} label={label('nationality')} isNationality />
      </Group>

      <Group title={t`Current address`}>
        {index > 0 && <SameAddressButton index={index} />}
        <Pair narrowLast>
          <TextField
            name={`${at}.currentAddress.street`}
            label={label('currentAddress.street')}
            autoComplete={fill('address-line1')}
          />
          <TextField name={`${at}.currentAddress.streetNumber`} label={label('currentAddress.streetNumber')} />
        </Pair>
        <Pair narrowFirst>
          <TextField
            name={`${at}.currentAddress.zipCode`}
            label={label('currentAddress.zipCode')}
            autoComplete={fill('postal-code')}
          />
          <TextField
            name={`${at}.currentAddress.city`}
            label={label('currentAddress.city')}
            autoComplete={fill('address-level2')}
          />
        </Pair>
        <CountryField
          name={`${at}.currentAddress.country`}
          label={label('currentAddress.country')}
          autoComplete={fill('country-name')}
        />
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
