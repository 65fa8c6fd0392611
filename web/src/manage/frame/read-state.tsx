import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'

interface ReadStateProps {
  /** Key of the list. */
  of: string
  isReading: boolean
  failure: unknown
  again: () => void
  /** What failed, in a sentence; without it a general one. */
  words?: ReactNode
  /** Shown when the list is read, for one that is empty. */
  children?: ReactNode
}

/** How true a list is: being read for the first time, read, or as it was some time ago because it could not be read now. */
export function ReadState({ of, isReading, failure, again, words, children }: ReadStateProps) {
  const read = useDatabaseQuery(async ({ lists }) => ({ at: (await lists.get(of))?.readAt }), [of])
  if (failure !== undefined) {
    return (
      <NotRead again={again}>
        <Text>{navigator.onLine ? (words ?? <NotLoaded />) : <Trans>No connection.</Trans>}</Text>
        {read?.at !== undefined && <LastRead at={read.at} />}
      </NotRead>
    )
  }
  if (read === undefined || (isReading && read.at === undefined)) {
    return (
      <Text color="fg.muted" role="status">
        <Trans>Loading...</Trans>
      </Text>
    )
  }
  return children
}

/** Says why something cannot be read now, and leads to another attempt. */
export const NotRead = ({ again, children }: { again: () => void; children: ReactNode }) => (
  <Box mb="4">
    <Notice>
      {children}
      <Flex mt="2">
        <Button variant="outline" onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      </Flex>
    </Notice>
  </Box>
)

const NotLoaded = () => <Trans>This could not be loaded at the moment.</Trans>

function LastRead({ at }: { at: number }) {
  const { day, time } = dayAndTime(at)
  return (
    <Text color="fg.muted" fontSize="sm">
      <Trans>
        You see what was read on {day} at {time}.
      </Trans>
    </Text>
  )
}
