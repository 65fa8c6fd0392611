import { Box, Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { asksCondition, asksReason } from '#shared/handover/only-asked.ts'
import { photosOfRoom } from '#shared/handover/ready-to-sign.ts'
import type { RoomContent } from '#shared/handover/room/room.ts'
import { MAX_TEXT_LENGTH } from '#shared/text.ts'
import { Button } from '#web/kit/ui/button.ts'
import { guardNextTap } from '#web/kit/ui/double-tap.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { RoomComparison } from '#web/manage/handover/compare/room-comparison.tsx'
import { useProtocolDraft, useRoom } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { DictationField } from '#web/manage/handover/fields/dictation-field.tsx'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { coverageReasonId, roomNoteId } from '#web/manage/handover/fields/focus-entry.ts'
import { NamedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { StepFrame } from '#web/manage/handover/fields/step-frame.tsx'
import { Photos } from '#web/manage/handover/photos/photos.tsx'
import { coverageNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { ComponentList } from './component-list.tsx'
import { DefectList } from './defect-list.tsx'
import { MoveRoom } from './move-room.tsx'
import { NewDefectButton } from './new-defect-button.tsx'

/** A room: whether it was seen, what it is made of, and what is not as it should be. */
export function RoomPage({ roomId }: { roomId: string }) {
  const navigate = useNavigate()
  const { protocol, removeRoom } = useProtocolDraft()
  const found = useRoom(roomId)
  if (!found) return <GoneRoom />
  const { content, change, field } = found
  const { name, coverage, photoIds } = content
  return (
    <StepFrame title={name} action={<Actions roomId={roomId} />}>
      <NamedRadios label={<Trans>Was the room seen?</Trans>} names={coverageNames} {...field('coverage')} />
      {asksReason(coverage) && (
        <DictationField
          id={coverageReasonId}
          label={<Trans>Why not all of it was seen</Trans>}
          maxLength={MAX_TEXT_LENGTH}
          {...field('coverageReason')}
        />
      )}
      <DefectList room={found.room} />
      <RoomComparison room={found.room} />
      {asksCondition(content) && <ComponentList roomId={roomId} />}
      <Box>
        <Text fontWeight="medium" mb="2">
          <Trans>Photos of the room</Trans>
        </Text>
        <Photos
          subject={name}
          photoIds={photoIds}
          onChange={(to) => change((before) => ({ ...before, photoIds: to(before.photoIds) }))}
        />
      </Box>
      <DictationField id={roomNoteId} label={<Trans>Note</Trans>} optional {...field('note')} />
      <Disclosure title={<Trans>Name, order, removing</Trans>}>
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" py="3">
          <LineEntry
            label={<Trans>Name of the room</Trans>}
            missing="room_name_required"
            autoCapitalize="words"
            {...field('name')}
          />
          <MoveRoom roomId={roomId} />
          <ConfirmButton
            question={<Lost content={content} />}
            confirm={<Trans>Remove</Trans>}
            onConfirm={() => void removeRoom(roomId).then(() => navigate(protocolPath(protocol.id)))}
          >
            <Trans>Remove this room</Trans>
          </ConfirmButton>
        </Box>
      </Disclosure>
    </StepFrame>
  )
}

function Lost({ content }: { content: RoomContent }) {
  const { name, defects } = content
  const photos = photosOfRoom(content).length
  return (
    <>
      <Trans>Remove {name} with everything recorded in it?</Trans>{' '}
      <Plural value={defects.length} one="# defect" other="# defects" />
      {', '}
      <Plural value={photos} one="# photo" other="# photos" />
    </>
  )
}

/** A defect is one tap away, and so is the next room. */
function Actions({ roomId }: { roomId: string }) {
  const { protocol, rooms } = useProtocolDraft()
  const next = rooms[rooms.findIndex(({ id }) => id === roomId) + 1]
  return (
    <>
      <NewDefectButton roomId={roomId} />
      <Button asChild size="lg" minW="0">
        <Link to={protocolPath(protocol.id, next ? `rooms/${next.id}` : '')} {...(next && { onClick: watchNextTap })}>
          {next ? <Trans>Next: {next.content.name}</Trans> : <Trans>Whole protocol</Trans>}
        </Link>
      </Button>
    </>
  )
}

/** On the next room's page the same link stands at the same place. */
const watchNextTap = ({ nativeEvent: first, currentTarget: link }: MouseEvent) =>
  guardNextTap(first, () => !link.isConnected)

export function GoneRoom() {
  const { t } = useLingui()
  return (
    <StepFrame title={t`This room is no longer here`}>
      <Flex>
        <Text>
          <Trans>Somebody removed it, on this device or another one.</Trans>
        </Text>
      </Flex>
    </StepFrame>
  )
}
