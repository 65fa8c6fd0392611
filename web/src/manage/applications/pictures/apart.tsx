import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { rentersOf } from '#shared/application/guarantor.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { incomeSaid } from '#shared/salary/income-said.ts'
import { salaryWords } from '#shared/salary/salary.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import { useIncomeAlone } from '#web/manage/applications/words/use-income-alone.ts'
import { useFrom } from '#web/manage/frame/way-back.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import type { IncomeShare } from './income-shares.ts'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'

interface ApartProps {
  doubtful: readonly IncomeShare[]
  /** How many say none that can be compared. */
  unknown: number
  country: HomeCountry | undefined
  pathOf: (application: Shown<'application'>) => string
}

/** From the last of them one steps to the others. */
const MOST_NAMED = 12

/** What stands in no picture, in words: a wrong figure would be worse than none. */
export function Apart({ doubtful, unknown, country, pathOf }: ApartProps) {
  const { t } = useLingui()
  const from = useFrom()
  const saidOf = useSaidOf()
  const alone = useIncomeAlone(country)
  const salariesOf = ({ mainRenters }: Shown<'application'>) =>
    rentersOf(mainRenters)
      .map(({ profession }) => incomeSaid(profession))
      .map((said) => alone(said, salaryWords(said.text, country)))
      .join(' + ')
  const named = doubtful.slice(0, MOST_NAMED)
  const [left, count] = [doubtful.length - named.length, doubtful.length]
  if (count + unknown === 0) return null
  return (
    <Box as="section" aria-labelledby="apart" mb="8">
      <Heading as="h2" size="md" id="apart" mb="1">
        <Trans>Not in the picture</Trans>
      </Heading>
      {count > 0 && (
        <>
          <Text color="fg.muted">
            <Plural
              value={count}
              one="# income is hardly one for a month: it is more likely one for a year, or a digit is missing."
              other="# incomes are hardly ones for a month: they are more likely ones for a year, or a digit is missing."
            />
          </Text>
          <Box as="ul" listStyleType="none" aria-label={t`Doubtful incomes`} css={links}>
            {named.map(({ application }) => (
              <li key={application.id}>
                <Link to={pathOf(application)} state={from}>
                  {saidOf(applicantNames(application), salariesOf(application))}
                </Link>
              </li>
            ))}
            {left > 0 && (
              <li>
                <Trans>and {left} more</Trans>
              </li>
            )}
          </Box>
        </>
      )}
      {unknown > 0 && (
        <Text color="fg.muted">
          <Plural
            value={unknown}
            one="# application says no income that can be compared with the rent."
            other="# applications say no income that can be compared with the rent."
          />
        </Text>
      )}
    </Box>
  )
}

const links = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '16px',
  '& > li': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px', textDecoration: 'underline' },
} as const
