import { Flex } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { Button } from '#web/kit/ui/button.ts'
import { processPath } from '#web/manage/addresses/record-paths.ts'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { moneyIn } from '#web/manage/facts/property-rent.ts'
import { useFrom } from '#web/manage/frame/way-back.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { ProcessHead } from './process-head.tsx'
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
      <ProcessHead process={process} property={property} />
      <Facts>
        <Fact name={<Trans>Applications</Trans>}>
          {count === undefined ? (
            '…'
          ) : (
            <Plural value={count} one="# application submitted" other="# applications submitted" />
          )}
        </Fact>
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
