import { Box, Link as TextLink } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Activity } from '#shared/activity/activity.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { ActivityText } from './activity-text.ts'
import { useRecordAddress } from './use-record-address.ts'

/** A line of the log, which leads to what it tells of while that is there. */
export function ActivityEntry({ activity }: { activity: Activity }) {
  const { day, time } = dayAndTime(activity.at)
  const address = useRecordAddress(activity.record)
  const drawName = (name: string) =>
    address && (
      // The whole line is what is pressed.
      <TextLink asChild textDecoration="underline" _after={{ content: '""', position: 'absolute', inset: '0' }}>
        <Link to={address}>{name}</Link>
      </TextLink>
    )
  return (
    <Box as="li" position="relative" py="3" borderBottomWidth="1px">
      <Text overflowWrap="anywhere">
        <ActivityText activity={activity} drawName={address ? drawName : undefined} />
      </Text>
      <Box asChild color="fg.muted" fontSize="sm" css={{ fontVariantNumeric: 'tabular-nums' }}>
        <time dateTime={activity.at}>
          {day} {time}
        </time>
      </Box>
    </Box>
  )
}
