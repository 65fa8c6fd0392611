import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Card } from '#web/apply/delivery/status/card.tsx'
import { JobState } from '#web/apply/delivery/status/job-state.tsx'
import { CheckIcon } from '#web/kit/ui/icons.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Text } from '#web/kit/ui/typography.ts'
import type { RequestOnPhone } from './use-request.ts'

/** What is on its way, and when something was received last. */
export function SentDocuments({ jobs, receivedAt }: { jobs: RequestOnPhone['jobs']; receivedAt: string | undefined }) {
  return (
    <>
      {jobs.map(({ job, documents }) => (
        <Card key={job.id} title={<Trans>Your documents</Trans>}>
          <JobState job={job} documents={documents} />
        </Card>
      ))}
      {/* Always there, so that it is read out; empty it takes no room. */}
      <Box role="status" mt={receivedAt ? undefined : '-5'}>
        {receivedAt && <Received at={receivedAt} />}
      </Box>
    </>
  )
}

function Received({ at }: { at: string }) {
  const { day, time } = dayAndTime(at)
  return (
    <Flex gap="3" color="received.fg">
      <CheckIcon />
      <Text fontWeight="bold">
        <Trans>
          Received on {day} at {time}
        </Trans>
      </Text>
    </Flex>
  )
}
