import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { compareRoom, stillThere } from '#shared/handover/room/compare.ts'
import type { Component, Defect, ProtocolRoom } from '#shared/handover/room/room.ts'
import { newId } from '#shared/ids.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useProtocolDraft, useRoom } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { sayDefect } from '#web/manage/protocol/labels/defect.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { Card } from '#web/manage/ui/card.tsx'
import { changedWords } from './changed-words.ts'
import { useRoomBefore } from './use-room-before.ts'

/** What was recorded last time, while walking: what changed, and which defects are to be looked for. */
export function RoomComparison({ room }: { room: ProtocolRoom }) {
  const { i18n } = useLingui()
  const { baseline } = useProtocolDraft()
  const found = useRoom(room.id)
  const beside = useRoomBefore(room.id)
  if (!baseline || !found) return null
  const { isNew, components, otherDefects, remainingDefects } = compareRoom(room, beside)
  const then = beside?.was
  const day = formatDate(baseline.protocol.date)
  const changesOf = (now: Component, then: Component) =>
    changedWords(now, then).map(
      ([before, after]) => `${before ? i18n._(before) : '–'} → ${after ? i18n._(after) : '–'}`,
    )
  const again = (before: Defect) =>
    then &&
    found.change((content) => ({
      ...content,
      defects: [...content.defects, stillThere(newId(), before, then, content)],
      goneDefectIds: content.goneDefectIds?.filter((id) => id !== before.id),
    }))
  const setGone = ({ id }: Defect, isGone: boolean) =>
    found.change(({ goneDefectIds = [], ...content }) => {
      const others = goneDefectIds.filter((each) => each !== id)
      return { ...content, goneDefectIds: isGone ? [...others, id] : others }
    })
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
      {!isNew && components.length + otherDefects.length + remainingDefects.length === 0 && (
        <Text color="fg.muted">
          <Trans>Nothing is different so far.</Trans>
        </Text>
      )}
      <Box as="ul" listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        {components.map(({ component, before }) => (
          <li key={component.id}>
            <Text fontWeight="medium">{component.type}</Text>
            {changesOf(component, before).map((change) => (
              <Text key={change} fontSize="sm">
                {change}
              </Text>
            ))}
          </li>
        ))}
        {remainingDefects.map(({ defect }) => (
          <li key={defect.id}>
            <Text fontWeight="medium">{sayDefect(defect, (words) => i18n._(words))}</Text>
            <Text fontSize="sm" color="fg.muted">
              <Trans>Was there then, and is still there</Trans>
            </Text>
          </li>
        ))}
        {otherDefects.map(({ before, state }) => (
          <li key={before.id}>
            <Text fontWeight="medium" overflowWrap="anywhere">
              {sayDefect(before, (words) => i18n._(words))}
            </Text>
            <Text fontSize="sm" color="fg.muted" mb="1">
              {state === 'gone' ? <Trans>No longer there</Trans> : <Trans>Recorded then, and not looked at yet</Trans>}
            </Text>
            <ButtonRow>
              {state === 'gone' ? (
                <Button variant="outline" size="lg" onClick={() => setGone(before, false)}>
                  <Trans>Not looked at</Trans>
                </Button>
              ) : (
                <Button variant="outline" size="lg" onClick={() => setGone(before, true)}>
                  <Trans>No longer there</Trans>
                </Button>
              )}
              <Button variant="outline" size="lg" onClick={() => again(before)}>
                <Trans>Still there</Trans>
              </Button>
            </ButtonRow>
          </li>
        ))}
      </Box>
    </Card>
  )
}
