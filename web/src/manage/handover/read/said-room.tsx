import { Box } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import type { NumberedDefect } from '#shared/handover/room/number-defects.ts'
import type { Component, ProtocolRoom, RoomContent } from '#shared/handover/room/room.ts'
import { partsBeside, type RoomBeside } from '#shared/handover/room/then-and-now.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { PhotosButton, type PhotosOf } from '#web/manage/handover/photos/photos-button.tsx'
import type { Say } from '#web/manage/protocol/labels/column.ts'
import { defectPairs, defectPositions, sayDefectOfPart } from '#web/manage/protocol/labels/defect.ts'
import { componentColumns, sayCoverage, sayNoDefects } from '#web/manage/protocol/labels/room.ts'
import { partColumns, sayRoomBefore } from '#web/manage/protocol/labels/then-and-now.ts'
import { sayWorkedOut } from '#web/manage/protocol/labels/worked-out.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { SaidPairs, SaidRows } from './said-rows.tsx'

type Days = Parameters<typeof partColumns>[1]

interface SaidRoomProps {
  room: ProtocolRoom
  /** Its own, with their numbers across the protocol. */
  defects: readonly NumberedDefect[]
  content: ProtocolContent
  onLook: (at: PhotosOf) => void
  say: Say
  /** The same room in the protocol before, and the days of both; undefined where none stands beside it. */
  beside: { found: RoomBeside | undefined; days: Days } | undefined
}

/** A room as it is signed: its parts, its photos and its defects, in the words and the order of the document. */
export function SaidRoom({ room, defects, content, onLook, say, beside }: SaidRoomProps) {
  const { name, components, note, photoIds } = room.content
  const noDefects = sayNoDefects(say, room.content)
  const photosOf = (part: Component | undefined) => ({
    subject: [name, part?.type].filter(Boolean).join(', '),
    photoIds: part?.photoIds ?? [],
  })
  return (
    <Card>
      <Heading as="h3" size="md" overflowWrap="anywhere">
        {name}
      </Heading>
      <Text color="fg.muted" mb="2" overflowWrap="anywhere">
        {sayCoverage(say, room.content)}
      </Text>
      {beside && (
        <Text color="fg.muted" mb="2" overflowWrap="anywhere" whiteSpace="pre-line">
          {sayRoomBefore(say, beside.found?.was, beside.days.was)}
        </Text>
      )}
      {beside?.found ? (
        <SaidRows
          columns={partColumns(say, beside.days)}
          rows={beside.found.parts}
          photosOf={({ now }) => photosOf(now)}
          onLook={onLook}
        />
      ) : (
        <SaidRows columns={componentColumns(say)} rows={components} photosOf={photosOf} onLook={onLook} />
      )}
      {note && (
        <Text mt="2" overflowWrap="anywhere" whiteSpace="pre-line">
          {note}
        </Text>
      )}
      <PhotosButton subject={name} photoIds={photoIds} onLook={onLook} />
      {noDefects && <Text mt="2">{noDefects}</Text>}
      <Box as="ul" listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)">
        {defects.map((each) => (
          <SaidDefect key={each.defect.id} numbered={each} content={content} onLook={onLook} say={say} />
        ))}
      </Box>
    </Card>
  )
}

/** It was recorded then and is not now: what it was like is read all the same. */
export function LeftRoom({ was, days, say }: Pick<SaidRoomProps, 'say'> & { was: RoomContent; days: Days }) {
  return (
    <Card>
      <Heading as="h3" size="md" overflowWrap="anywhere">
        {was.name}
      </Heading>
      <Text color="fg.muted" mb="2" overflowWrap="anywhere" whiteSpace="pre-line">
        {say(msg`This room is not recorded now.`)} {sayRoomBefore(say, was, days.was)}
      </Text>
      <SaidRows columns={partColumns(say, days)} rows={partsBeside(was, { components: [], defects: [] })} />
    </Card>
  )
}

function SaidDefect({
  numbered,
  content,
  onLook,
  say,
}: { numbered: NumberedDefect } & Pick<SaidRoomProps, 'content' | 'onLook' | 'say'>) {
  const { number, defect } = numbered
  const label = say(msg`Defect ${number}`)
  const workedOut = sayWorkedOut(say, defect, content)
  return (
    <Box as="li" borderTopWidth="1px" pt="2" mt="3">
      <Text fontWeight="semibold" mb="1" overflowWrap="anywhere" whiteSpace="pre-line">
        <Trans>
          {label}: {sayDefectOfPart(say, numbered)}
        </Trans>
      </Text>
      <SaidPairs pairs={defectPairs(say, defect, content)} />
      {workedOut && (
        <Text fontSize="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
          {workedOut}
        </Text>
      )}
      {defectPositions(say, defect, content).map(({ partyId, name, words }) => (
        <Text key={partyId} mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
          <Box as="span" fontWeight="semibold">
            {name}
          </Box>{' '}
          {words}
        </Text>
      ))}
      <PhotosButton subject={label} photoIds={defect.photoIds} onLook={onLook} />
    </Box>
  )
}
