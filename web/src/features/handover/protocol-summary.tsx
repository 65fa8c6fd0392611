import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import type { Key } from '#shared/handover/installations.ts'
import { leaves } from '#shared/handover/kind.ts'
import { numberDefects } from '#shared/handover/number-defects.ts'
import type { HandoverProtocol, ProtocolKind } from '#shared/handover/protocol.ts'
import type { Defect, ProtocolRoom } from '#shared/handover/room.ts'
import { Card } from '#web/desk/card.tsx'
import { Fact, Facts } from '#web/desk/facts.tsx'
import { FoldOut } from '#web/desk/fold-out.tsx'
import { sayAmount, sayPercent } from '#web/handover/amounts.ts'
import { conditionNames } from '#web/handover/pickers.tsx'
import {
  coverageNames,
  depositFormNames,
  depositReleaseNames,
  keyNames,
  meterNames,
  remedyNames,
  responsibilityNames,
  roleNames,
  smallerNames,
} from '#web/handover/protocol-words.ts'
import { sayDefect } from '#web/handover/say-defect.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { EarlierList } from './earlier-list.tsx'
import type { Baseline } from './use-walk.ts'
import { jurisdictionNames, kindNames } from './words.ts'

interface ProtocolSummaryProps {
  protocol: Pick<HandoverProtocol, 'content'>
  rooms: readonly ProtocolRoom[]
  baseline: Baseline | undefined
}

/** Everything that is, or was, signed, to be read from top to bottom. */
export function ProtocolSummary({ protocol: { content }, rooms, baseline }: ProtocolSummaryProps) {
  const { i18n } = useLingui()
  const { kind, jurisdiction, date, place, parties, meters, keys, smokeDetectors, agreements, remarks } = content
  const defects = numberDefects(rooms)
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Card>
        <Facts>
          <Fact name={<Trans>What it is about</Trans>}>{i18n._(kindNames[kind])}</Fact>
          <Fact name={<Trans>Date</Trans>}>{formatDate(date)}</Fact>
          <Fact name={<Trans>Law of</Trans>}>{i18n._(jurisdictionNames[jurisdiction])}</Fact>
          {place && <Fact name={<Trans>Place</Trans>}>{place}</Fact>}
          <Fact name={<Trans>Who is here</Trans>} width="whole">
            {parties
              .filter(({ isPresent }) => isPresent)
              .map(({ name, role }) => `${name} (${i18n._(roleNames[role])})`)
              .join('\n')}
          </Fact>
        </Facts>
      </Card>
      <Card>
        <Heading as="h2" size="lg" mb="2">
          <Plural value={defects.length} one="# defect" other="# defects" />
        </Heading>
        <Box as="ol" listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
          {defects.map(({ number, room, defect }) => (
            <li key={defect.id}>
              <Text fontWeight="medium" overflowWrap="anywhere">
                {number}
                {'. '}
                {[room.content.name, partOf(room, defect), defect.place, sayDefect(defect, (words) => i18n._(words))]
                  .filter(Boolean)
                  .join(' – ')}
              </Text>
              <Text fontSize="sm" color="fg.muted">
                {[
                  i18n._(remedyNames[defect.remedy]),
                  i18n._(responsibilityNames[defect.responsible]),
                  ...(defect.share === null ? [] : [sayPercent(defect.share)]),
                  ...(defect.amount === null ? [] : [sayAmount(defect.amount, jurisdiction)]),
                  ...(defect.deadline === null ? [] : [formatDate(defect.deadline)]),
                ].join(' · ')}
              </Text>
            </li>
          ))}
        </Box>
      </Card>
      <Card>
        <Heading as="h2" size="lg" mb="2">
          <Plural value={rooms.length} one="# room" other="# rooms" />
        </Heading>
        {rooms.map(({ id, content: { name, coverage, coverageReason, components } }) => (
          <FoldOut
            key={id}
            title={[name, coverage && i18n._(coverageNames[coverage]), coverageReason].filter(Boolean).join(' – ')}
          >
            <Facts>
              {components.map(({ id: partId, type, condition }) => (
                <Fact key={partId} name={type}>
                  {condition ? i18n._(conditionNames[condition]) : '–'}
                </Fact>
              ))}
            </Facts>
          </FoldOut>
        ))}
      </Card>
      {baseline && <EarlierList rooms={rooms} baseline={baseline} />}
      {meters.length + keys.length + smokeDetectors.length > 0 && (
        <Card>
          <Facts>
            {meters.map(({ id, kind: meter, number, reading, unit, smallerBecause }) => (
              <Fact key={id} name={[i18n._(meterNames[meter]), number].join(' ')}>
                {[`${reading || '–'} ${unit}`, smallerBecause && i18n._(smallerNames[smallerBecause])]
                  .filter(Boolean)
                  .join(' · ')}
              </Fact>
            ))}
            {keys.map((key) => (
              <Fact key={key.id} name={<Trans>Keys: {i18n._(keyNames[key.kind])}</Trans>}>
                <KeyCount about={kind} of={key} />
              </Fact>
            ))}
            {smokeDetectors.map(({ id, location, isPresent, works }) => (
              <Fact key={id} name={<Trans>Smoke detector: {location}</Trans>}>
                {!isPresent ? (
                  <Trans>Missing</Trans>
                ) : works === null ? (
                  <Trans>Not tested</Trans>
                ) : works ? (
                  <Trans>Works</Trans>
                ) : (
                  <Trans>Does not work</Trans>
                )}
              </Fact>
            ))}
          </Facts>
        </Card>
      )}
      <Card>
        <Facts>
          {agreements.depositForm && (
            <Fact name={<Trans>Kind of deposit</Trans>}>{i18n._(depositFormNames[agreements.depositForm])}</Fact>
          )}
          {agreements.depositAmount != null && (
            <Fact name={<Trans>Amount of the deposit</Trans>}>{sayAmount(agreements.depositAmount, jurisdiction)}</Fact>
          )}
          {leaves(kind) && (
            <Fact name={<Trans>Deposit given back</Trans>}>
              {i18n._(depositReleaseNames[agreements.release ?? 'open'])}
            </Fact>
          )}
          {agreements.outstandingWorks && (
            <Fact name={<Trans>Works still to be done</Trans>} width="whole">
              {agreements.outstandingWorks}
            </Fact>
          )}
          {agreements.text && (
            <Fact name={<Trans>What else was agreed on</Trans>} width="whole">
              {agreements.text}
            </Fact>
          )}
          {remarks && (
            <Fact name={<Trans>Remarks</Trans>} width="whole">
              {remarks}
            </Fact>
          )}
        </Facts>
      </Card>
    </Box>
  )
}

/** As it is asked: what came back only of those who leave. */
function KeyCount({ about, of: { handedOver, returned, handedOn } }: { about: ProtocolKind; of: Key }) {
  if (!leaves(about)) return <Trans>{handedOver} handed out</Trans>
  return (
    <>
      <Trans>
        {returned} of {handedOver}
      </Trans>
      {about === 'move_out_in' && (
        <>
          {' · '}
          <Trans>{handedOn ?? 0} handed on</Trans>
        </>
      )}
    </>
  )
}

const partOf = ({ content }: ProtocolRoom, { componentId }: Defect) =>
  content.components.find(({ id }) => id === componentId)?.type
