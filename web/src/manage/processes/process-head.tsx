import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { processPath } from '#web/manage/addresses/record-paths.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { ProcessName } from '#web/manage/facts/process-name.tsx'
import { useFrom } from '#web/manage/frame/way-back.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { ProcessBadge } from '#web/manage/ui/status-badge.tsx'

interface ProcessHeadProps {
  process: Shown<'process'>
  property: Shown<'property'> | undefined
}

/** What every card of a process begins with; its name leads to the applications. */
export function ProcessHead({ process, property }: ProcessHeadProps) {
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
      {property && <Text overflowWrap="anywhere">{property.address}</Text>}
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
