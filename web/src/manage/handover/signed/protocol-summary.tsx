import { Box } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Party } from '#shared/handover/party.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { inOrder, numberDefects } from '#shared/handover/room/number-defects.ts'
import { existing, type ProtocolRoom } from '#shared/handover/room/room.ts'
import { roomsBeside, standsBeside } from '#shared/handover/room/then-and-now.ts'
import { nameOfCountry } from '#web/kit/i18n/texts.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { EarlierList } from '#web/manage/handover/compare/earlier-list.tsx'
import type { Baseline } from '#web/manage/handover/draft/use-protocol-draft.ts'
import type { PhotosOf } from '#web/manage/handover/photos/photos-button.tsx'
import { SaidKeys, SaidMeters } from '#web/manage/handover/read/said-installations.tsx'
import { LeftRoom, SaidRoom } from '#web/manage/handover/read/said-room.tsx'
import { SaidPairs, SaidRows } from '#web/manage/handover/read/said-rows.tsx'
import { agreementPairs } from '#web/manage/protocol/labels/agreements.ts'
import { asItReads } from '#web/manage/protocol/labels/as-it-reads.ts'
import type { Column, Say } from '#web/manage/protocol/labels/column.ts'
import { smokeDetectorColumns } from '#web/manage/protocol/labels/installations.ts'
import { openingPairs, partyColumns } from '#web/manage/protocol/labels/opening.ts'
import { protocolTitles } from '#web/manage/protocol/labels/protocol-labels.ts'
import { daysOf, sayBefore } from '#web/manage/protocol/labels/then-and-now.ts'
import { Card } from '#web/manage/ui/card.tsx'

interface ProtocolSummaryProps {
  protocol: Pick<HandoverProtocol, 'content' | 'edition' | 'baselineId'>
  rooms: readonly ProtocolRoom[]
  onLook: (at: PhotosOf) => void
  /** As it is called and where it stands, where that is about to be signed. */
  property?: { name: string; address: string }
  baseline: Baseline | null | undefined
}

/**
 * Everything that is, or was, signed, to be read from top to bottom, in the words of the document. Nothing is folded away: what a
 * signature is given to has been on the screen.
 */
export function ProtocolSummary({ onLook, ...kept }: ProtocolSummaryProps) {
  const { i18n } = useLingui()
  const say: Say = (words) => i18n._(words)
  const { protocol, rooms, property, baseline } = asItReads(kept)
  const { content, edition } = protocol
  const { kind, parties, smokeDetectors, remarks } = content
  const law = nameOfCountry(content.jurisdiction, i18n.locale)
  const defects = numberDefects(rooms)
  const isBeside = standsBeside(content)
  const days = isBeside && baseline ? daysOf(baseline, protocol) : undefined
  const { before: roomsBefore, left } = roomsBeside((days && baseline?.rooms) ?? [], rooms)
  const missing = isBeside && baseline === null && protocol.baselineId !== null
  const before = days && baseline ? sayBefore(say, baseline) : missing ? say(msg`Not on this device`) : ''
  const agreed = agreementPairs(say, content).filter(([, value]) => value !== '')
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Part title={say(protocolTitles[kind])}>
        {property && (
          <Text mb="2" overflowWrap="anywhere" whiteSpace="pre-line">
            {[property.name, property.address].filter(Boolean).join('\n')}
          </Text>
        )}
        <SaidPairs pairs={openingPairs(say, { content, edition, code: '', law, before })} />
      </Part>
      <Part title={say(msg`Parties`)}>
        <SaidRows columns={[...partyColumns(say), ...reachedBy(say)]} rows={parties} />
      </Part>
      <Heading as="h2" size="lg">
        <Plural value={existing(rooms).length} one="# room" other="# rooms" />
        {' · '}
        <Plural value={defects.length} one="# defect" other="# defects" />
      </Heading>
      {inOrder(rooms).map((room) => (
        <SaidRoom
          key={room.id}
          room={room}
          defects={defects.filter((each) => each.room.id === room.id)}
          beside={days && { found: roomsBefore.get(room.id), days }}
          {...{ content, onLook, say }}
        />
      ))}
      {days && left.map(({ id, content: was }) => <LeftRoom key={id} {...{ was, days, say }} />)}
      {baseline !== undefined && <EarlierList rooms={rooms} baseline={baseline} />}
      <Part title={say(msg`Meters`)}>
        <SaidMeters {...{ protocol, baseline: days && baseline, onLook, say }} />
      </Part>
      <Part title={say(msg`Keys`)}>
        <SaidKeys {...{ protocol, baseline: days && baseline, say }} />
      </Part>
      {smokeDetectors.length > 0 && (
        <Part title={say(msg`Smoke detectors`)}>
          <SaidRows columns={smokeDetectorColumns(say)} rows={smokeDetectors} />
        </Part>
      )}
      {agreed.length > 0 && (
        <Part title={say(msg`Deposit and agreements`)}>
          <SaidPairs pairs={agreed} />
        </Part>
      )}
      {remarks && (
        <Part title={say(msg`Remarks`)}>
          <Text overflowWrap="anywhere" whiteSpace="pre-line">
            {remarks}
          </Text>
        </Part>
      )}
    </Box>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <Heading as="h2" size="lg" mb="2" overflowWrap="anywhere">
      {title}
    </Heading>
    {children}
  </Card>
)

/** Where the copies go. The document does not say it: everybody gets that. */
const reachedBy = (say: Say): Column<Party>[] => [
  { title: say(msg`Phone`), width: '*', cell: ({ phone }) => phone },
  { title: say(msg`Email`), width: '*', cell: ({ email }) => email },
]
