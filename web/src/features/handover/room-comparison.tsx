import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { compareRooms } from '#shared/handover/compare.ts'
import type { Condition, Defect, ProtocolRoom } from '#shared/handover/room.ts'
import { Card } from '#web/desk/card.tsx'
import { conditionNames } from '#web/handover/pickers.tsx'
import { Button } from '#web/ui/button.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { makeDefect } from './make-room.ts'
import { useRoom, useWalk } from './use-walk.ts'

/** What was recorded last time, while walking: what changed, and which defects are to be looked for. */
export function RoomComparison({ room }: { room: ProtocolRoom }) {
  const { i18n } = useLingui()
  const { baseline } = useWalk()
  const found = useRoom(room.id)
  if (!baseline || !found) return null
  const [difference] = compareRooms([room], baseline.rooms)
  if (!difference) return null
  const { isNew, components, goneDefects, remainingDefects } = difference
  const day = formatDate(baseline.protocol.date)
  const say = (condition: Condition | null) => (condition === null ? '–' : i18n._(conditionNames[condition]))
  const stillThere = (before: Defect) =>
    found.change((content) => ({
      ...content,
      defects: [...content.defects, asBefore(before)],
    }))
  return (
    <Card as="section" aria-labelledby="before" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <Heading id="before" size="lg">
        <Trans>Compared with {day}</Trans>
      </Heading>
      {isNew && (
        <Text>
          <Trans>This room was not recorded then.</Trans>
        </Text>
      )}
      {!isNew && components.length + goneDefects.length + remainingDefects.length === 0 && (
        <Text color="fg.muted">
          <Trans>Nothing is different so far.</Trans>
        </Text>
      )}
      <Box as="ul" listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        {components.map(({ component, before }) => (
          <li key={component.id}>
            <Text fontWeight="medium">{component.type}</Text>
            <Text fontSize="sm">
              {say(before.condition)} {'→'} {say(component.condition)}
            </Text>
          </li>
        ))}
        {remainingDefects.map(({ defect }) => (
          <li key={defect.id}>
            <Text fontWeight="medium">{defect.description}</Text>
            <Text fontSize="sm" color="fg.muted">
              <Trans>Was there then, and is still there</Trans>
            </Text>
          </li>
        ))}
        {goneDefects.map((before) => (
          <li key={before.id}>
            <Text fontWeight="medium" overflowWrap="anywhere">
              {before.description}
            </Text>
            <Text fontSize="sm" color="fg.muted" mb="1">
              <Trans>Recorded then. Without a tap here it counts as repaired.</Trans>
            </Text>
            <Button variant="outline" size="lg" onClick={() => stillThere(before)}>
              <Trans>Still there</Trans>
            </Button>
          </li>
        ))}
      </Box>
    </Card>
  )
}

/** The same defect again: what it is, and nothing of what was decided about it. */
const asBefore = ({ id, description, place, size }: Defect) =>
  makeDefect({ description, place, size, baselineDefectId: id })
