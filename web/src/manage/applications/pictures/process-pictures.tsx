import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { acceptsApplications } from '#shared/process/process.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { NoApplications } from '#web/manage/applications/words/no-applications.tsx'
import { rentOf } from '#web/manage/facts/property-rent.ts'
import { FeedState } from '#web/manage/frame/feed-state.tsx'
import { type Shown, useRecords } from '#web/manage/records/use-records.ts'
import { useToday } from '#web/manage/records/use-today.ts'
import { IncomesPicture } from './incomes-picture.tsx'
import { ReceivedPicture } from './received-picture.tsx'
import { useProcessNumbers } from './use-process-numbers.ts'

interface ProcessPicturesProps {
  process: Shown<'process'>
  property: Shown<'property'> | null | undefined
  pathOf: (application: Shown<'application'>) => string
}

/** The applications of a process for who looks rather than reads. */
export function ProcessPictures({ process, property, pathOf }: ProcessPicturesProps) {
  const applications = useRecords('application', process.id)
  const today = useToday()
  const { total } = rentOf(process, property)
  const country = property?.country
  const numbers = useProcessNumbers(applications, total, country)
  return (
    <Box pt="2">
      <FeedState records={applications}>
        <NoApplications process={process} />
      </FeedState>
      {numbers && numbers.days.length > 0 && (
        <>
          <ReceivedPicture days={numbers.days} until={acceptsApplications(process) ? today : undefined} />
          {total === undefined ? (
            <Text color="fg.muted">
              <Trans>The rent is not known, so no income can be compared with it.</Trans>
            </Text>
          ) : (
            <IncomesPicture shares={numbers.shares} country={country} pathOf={pathOf} />
          )}
        </>
      )}
    </Box>
  )
}
