import { Box } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Party } from '#shared/handover/party.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { inOrder, numberDefects } from '#shared/handover/room/number-defects.ts'
import { existing, type ProtocolRoom } from '#shared/handover/room/room.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { EarlierList } from '#web/manage/handover/compare/earlier-list.tsx'
import type { Baseline } from '#web/manage/handover/draft/use-protocol-draft.ts'
import type { PhotosOf } from '#web/manage/handover/photos/photos-button.tsx'
import { SaidRoom } from '#web/manage/handover/read/said-room.tsx'
import { SaidPairs, SaidRows } from '#web/manage/handover/read/said-rows.tsx'
import { agreementPairs } from '#web/manage/protocol/labels/agreements.ts'
import { asItReads } from '#web/manage/protocol/labels/as-it-reads.ts'
import type { Column, Say } from '#web/manage/protocol/labels/column.ts'
import { keyColumns, meterColumns, sayMeter, smokeDetectorColumns } from '#web/manage/protocol/labels/installations.ts'
import { openingPairs, partyColumns } from '#web/manage/protocol/labels/opening.ts'
import { protocolTitles } from '#web/manage/protocol/labels/protocol-labels.ts'
import { Card } from '#web/manage/ui/card.tsx'

interface ProtocolSummaryProps {
  protocol: Pick<HandoverProtocol, 'content' | 'edition'>
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
  const { kind, parties, meters, keys, smokeDetectors, remarks } = content
  const defects = numberDefects(rooms)
  const agreed = agreementPairs(say, content).filter(([, value]) => value !== '')
  const none = <Text color="fg.muted">{say(msg`None recorded.`)}</Text>
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Part title={say(protocolTitles[kind])}>
        {property && (
          <Text mb="2" overflowWrap="anywhere" whiteSpace="pre-line">
            {[property.name, property.address].filter(Boolean).join('\n')}
          </Text>
        )}
        <SaidPairs pairs={openingPairs(say, { content, edition, code: '' })} />
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
          {...{ content, onLook, say }}
        />
      ))}
      {baseline !== undefined && <EarlierList rooms={rooms} baseline={baseline} />}
      <Part title={say(msg`Meters`)}>
        {meters.length === 0 ? (
          none
        ) : (
          <SaidRows
            columns={meterColumns(say)}
            rows={meters}
            photosOf={(meter) => ({ subject: sayMeter(say, meter), photoIds: meter.photoIds })}
            onLook={onLook}
          />
        )}
      </Part>
      <Part title={say(msg`Keys`)}>
        {keys.length === 0 ? none : <SaidRows columns={keyColumns(say, kind, keys)} rows={keys} />}
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
