import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { DocumentStates } from './document-states.tsx'
import { JobActions } from './job-actions.tsx'
import { ProblemText } from './problem-text.tsx'
import { Stations } from './stations.tsx'
import { WaitingText } from './waiting-text.tsx'

/** What is true of something that is on its way, and what a person can do. */
export function JobState({ job, documents }: { job: Job; documents: readonly LocalDocument[] }) {
  const needsPerson = job.state === 'attention' || job.state === 'rejected' || job.state === 'hold_update'
  return (
    <>
      <Stations job={job} documents={documents} />
      <Box role={needsPerson ? 'alert' : 'status'} aria-live={needsPerson ? undefined : 'polite'}>
        {needsPerson ? (
          <Notice>
            <Text fontWeight="bold">
              <Trans>Needs your attention</Trans>
            </Text>
            <ProblemText job={job} />
          </Notice>
        ) : (
          <WaitingText job={job} />
        )}
      </Box>
      <DocumentStates documents={documents} />
      <JobActions job={job} documents={documents} />
    </>
  )
}
