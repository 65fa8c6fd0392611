import { Box, Flex } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { Button } from '#web/kit/ui/button.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { processPath, propertyPath } from '#web/manage/addresses/record-paths.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { Name } from '#web/manage/facts/name.tsx'
import { ProcessName } from '#web/manage/facts/process-name.tsx'
import { moneyIn, rentOf } from '#web/manage/facts/property-rent.ts'
import { useFrom } from '#web/manage/frame/way-back.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { ProcessBadge } from '#web/manage/ui/status-badge.tsx'
import { ShareProcess } from './share-process.tsx'

interface ProcessCardProps {
  process: Shown<'process'>
  property: Shown<'property'> | undefined
  /** Undefined while they are counted. */
  count: number | undefined
}

export function OpenProcessCard({ process, property, count }: ProcessCardProps) {
  const from = useFrom()
  const { newRent, newSideCosts, startDate, applicantName, applicantEmail } = process
  return (
    <Card as="article">
      <Head process={process} property={property} />
      <Facts>
        <Applications count={count} />
        <Fact name={<Trans>Start date</Trans>}>{startDate ? formatDate(startDate) : <Trans>Not set</Trans>}</Fact>
        {newRent !== null && <Fact name={<Trans>New rent</Trans>}>{moneyIn(newRent, property)}</Fact>}
        {newSideCosts !== null && <Fact name={<Trans>New side costs</Trans>}>{moneyIn(newSideCosts, property)}</Fact>}
        {applicantName && <Fact name={<Trans>Applicant</Trans>}>{applicantName}</Fact>}
        {applicantEmail && (
          <Fact name={<Trans>Applicant’s email</Trans>} width="broad">
            {applicantEmail}
          </Fact>
        )}
      </Facts>
      <ShareProcess process={process} />
      <Flex mt="4">
        <Button asChild>
          <Link to={processPath(process.id)} state={from}>
            <Trans>Show applications</Trans>
          </Link>
        </Button>
      </Flex>
    </Card>
  )
}

export const ClosedProcessCard = ({ process, property, count }: ProcessCardProps) => (
  <Card as="article">
    <Head process={process} property={property} />
    <Facts>
      <Fact name={<Trans>Code</Trans>}>{process.code}</Fact>
      <Applications count={count} />
      <Fact name={<Trans>Final Rent</Trans>}>
        {moneyIn(rentOf(process, property).rent, property) ?? <Trans>not specified</Trans>}
      </Fact>
    </Facts>
  </Card>
)

/** What every card of a process begins with; its name leads to the applications. */
function Head({ process, property }: Omit<ProcessCardProps, 'count'>) {
  const from = useFrom()
  const propertyCode = property?.code
  const { day } = dayAndTime(process.createdAt)
  return (
    <Box mb="3">
      <Flex gap="2" wrap="wrap" align="center">
        <Heading as="h3" size="lg">
          <Box asChild display="inline-flex" alignItems="center" minH="11">
            <Link to={processPath(process.id)} state={from}>
              <ProcessName process={process} />
            </Link>
          </Box>
        </Heading>
        <ProcessBadge status={process.status} />
        <WaitingMark waiting={process.waiting} />
      </Flex>
      {property && (
        <Box asChild display="inline-flex" alignItems="center" minH="11" overflowWrap="anywhere">
          <Link to={propertyPath(property.id)} state={from}>
            <Name>{property.address}</Name>
          </Link>
        </Box>
      )}
      <Text color="fg.muted" fontSize="sm">
        {propertyCode && (
          <>
            <Trans>Property code {propertyCode}</Trans>
            {' · '}
          </>
        )}
        <Trans>Created {day}</Trans>
      </Text>
    </Box>
  )
}

const Applications = ({ count }: Pick<ProcessCardProps, 'count'>) => (
  <Fact name={<Trans>Applications</Trans>}>
    {count === undefined ? (
      '…'
    ) : (
      <Plural value={count} one="# application submitted" other="# applications submitted" />
    )}
  </Fact>
)
