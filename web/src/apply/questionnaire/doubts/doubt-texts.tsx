import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Doubt, DoubtCode } from '#shared/application/doubts.ts'
import { formatDate } from '#shared/dates.ts'

/** What is asked, in the field's own words. */
export const doubtTexts: Record<DoubtCode, (doubt: Doubt) => ReactNode> = {
  without_letters: ({ value }) => <Trans>There is no letter in “{value}”. Is that right?</Trans>,
  digit_in_name: ({ value }) => <Trans>There is a digit in the name “{value}”. Is that right?</Trans>,
  same_names: () => <Trans>First name and last name are the same. Is that right?</Trans>,
  same_person_twice: ({ value }) => <Trans>{value} is entered twice. Is that right?</Trans>,
  email_spelling: ({ value }) => <Trans>Is “{value}” spelled right?</Trans>,
  letter_in_phone: ({ value }) => <Trans>There is a letter in the phone number “{value}”. Is that right?</Trans>,
  phone_too_long: ({ value }) => <Trans>Is “{value}” one phone number?</Trans>,
  phone_too_short: ({ value }) => <Trans>Is “{value}” the whole phone number?</Trans>,
  very_young: ({ value }) => <BirthQuestion date={formatDate(value)} isYoung />,
  very_old: ({ value }) => <BirthQuestion date={formatDate(value)} isYoung={false} />,
  permit_over: ({ value }) => <PermitQuestion date={formatDate(value)} />,
  street_number_without_digit: ({ value }) => <Trans>Is “{value}” the street number?</Trans>,
  zip_code_unlike_country: ({ value }) => <Trans>Zip codes of this country look different. Is “{value}” right?</Trans>,
  salary_of_a_year: ({ value }) => <Trans>Is the salary {value} per month or per year?</Trans>,
  salary_too_small: ({ value }) => <Trans>Is {value} the salary of a whole month?</Trans>,
  salary_without_figure: ({ value }) => (
    <Trans>No amount per month can be read from “{value}”. Is it right like this?</Trans>
  ),
  own_reference: () => <Trans>This is the renter’s own contact. Is the reference somebody else?</Trans>,
  start_in_past: ({ value }) => <PastStart date={formatDate(value)} />,
  start_far_ahead: ({ value }) => <FarStart date={formatDate(value)} />,
  start_before_home: ({ value }) => <EarlyStart date={formatDate(value)} />,
  more_renters_than_adults: ({ value }) => (
    <Trans>{value} people will sign, and fewer adults will live there. Is that right?</Trans>
  ),
  no_insurance_name: ({ value }) => <Trans>Is “{value}” the name of the insurance?</Trans>,
}

const BirthQuestion = ({ date, isYoung }: { date: string; isYoung: boolean }) =>
  isYoung ? (
    <Trans>Born on {date} means younger than 16. Is that right?</Trans>
  ) : (
    <Trans>Born on {date} means older than 110. Is that right?</Trans>
  )

const PermitQuestion = ({ date }: { date: string }) => (
  <Trans>The permit was valid until {date}, which has passed. Is that right?</Trans>
)
const PastStart = ({ date }: { date: string }) => <Trans>{date} has already passed. Is that right?</Trans>
const FarStart = ({ date }: { date: string }) => <Trans>{date} is more than two years ahead. Is that right?</Trans>
const EarlyStart = ({ date }: { date: string }) => (
  <Trans>The home is free from {date}. Do you want to start earlier?</Trans>
)
