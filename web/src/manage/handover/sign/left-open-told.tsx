import { Box } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { type LeftOpen, leftOpen } from '#shared/handover/left-open.ts'
import type { ProtocolKind } from '#shared/handover/protocol.ts'
import { onOneLine } from '#shared/plain-text.ts'
import type { ProtocolFact } from '#shared/policy/pack.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import {
  addKeyId,
  amountId,
  dateId,
  deadlineId,
  enteredOnId,
  fieldId,
  nextPersonId,
  roomNoteId,
  withheldId,
} from '#web/manage/handover/fields/focus-entry.ts'

/** What may have been forgotten, or goes against itself; who meant it signs all the same. */
export function LeftOpenTold() {
  const { protocol, rooms, baseline } = useProtocolDraft()
  const { kind } = protocol.content
  const found = leftOpen(protocol, rooms, baseline?.rooms, localToday())
  if (found.length === 0) return null
  const nameOf = (each: LeftOpen) =>
    onOneLine(('roomId' in each && rooms.find(({ id }) => id === each.roomId)?.content.name) || '')
  return (
    <Notice>
      <Text fontWeight="semibold" mb="1">
        <Trans>Is this meant so? It can be signed all the same.</Trans>
      </Text>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {found.map((each) => (
          <li key={`${each.kind} ${'fact' in each ? each.fact : stepOf(each, kind)}`}>
            <Box asChild display="flex" alignItems="center" minH="11" textDecoration="underline">
              <Link to={protocolPath(protocol.id, stepOf(each, kind))}>
                <Told of={each} room={nameOf(each)} />
              </Link>
            </Box>
          </li>
        ))}
      </Box>
    </Notice>
  )
}

function placeOf({ fact, partyId }: Extract<LeftOpen, { kind: 'not_named' }>): string {
  switch (fact) {
    case 'entered_on':
      return `#${enteredOnId}`
    case 'landlord_address':
      return partyId ? `people#${fieldId(partyId, 'address')}` : `people#${nextPersonId}`
    case 'new_address':
      return partyId ? `people#${fieldId(partyId, 'new-address')}` : `people#${nextPersonId}`
  }
}

/** Where it is mended: the very field. */
function stepOf(each: LeftOpen, kind: ProtocolKind): string {
  switch (each.kind) {
    case 'day_to_come':
      return `#${dateId}`
    case 'room_says_nothing':
    case 'parts_ungraded':
    case 'defects_undescribed':
    case 'defects_graded_well':
      return `rooms/${each.roomId}#${each.partId ? fieldId(each.partId, 'condition') : roomNoteId}`
    case 'deadline_over':
      return `rooms/${each.roomId}/defects/${each.defectId}#${deadlineId}`
    case 'amounts_open':
    case 'amount_of_another_year':
      return `rooms/${each.roomId}/defects/${each.defectId}#${amountId}`
    case 'earlier_not_looked_at':
      return each.roomId ? `rooms/${each.roomId}` : 'rooms'
    case 'no_keys':
      return `keys#${each.keyId ? fieldId(each.keyId, kind === 'move_out_in' ? 'handed-on' : 'handed-out') : addKeyId}`
    case 'keys_missing':
      return `keys#${fieldId(each.keyId, 'returned')}`
    case 'meters_unread':
      return `meters#${fieldId(each.meterId, 'reading')}`
    case 'detectors_untested':
      return `detectors#${each.detectorId}`
    case 'too_many_keys':
      return `keys#${each.keyId ? fieldId(each.keyId, 'returned') : addKeyId}`
    case 'nothing_withheld':
      return `agreements#${withheldId}`
    case 'not_named':
      return placeOf(each)
  }
}

function Told({ of, room }: { of: LeftOpen; room: string }) {
  switch (of.kind) {
    case 'day_to_come':
      return <ToCome days={of.days} />
    case 'room_says_nothing':
      return <Trans>{room}: nothing is said of its condition</Trans>
    case 'parts_ungraded':
      return <Ungraded room={room} count={of.count} />
    case 'defects_undescribed':
      return <Undescribed room={room} count={of.count} />
    case 'defects_graded_well':
      return <WellGraded room={room} count={of.count} />
    case 'deadline_over':
      return <Trans>{room}: a defect is to be mended by a day that is over</Trans>
    case 'amounts_open':
      return <Unpriced room={room} count={of.count} />
    case 'amount_of_another_year':
      return <Trans>{room}: an amount was worked out for another year than that of the handover</Trans>
    case 'earlier_not_looked_at':
      return <NotLookedAt count={of.count} />
    case 'no_keys':
      return <Trans>Keys: none is handed over</Trans>
    case 'keys_missing':
      return <Missing count={of.count} />
    case 'meters_unread':
      return <Unread count={of.count} />
    case 'detectors_untested':
      return <Untested count={of.count} />
    case 'too_many_keys':
      return <Trans>Keys: more came back than were handed over</Trans>
    case 'nothing_withheld':
      return <Trans>Deposit: nothing is said of how much is withheld</Trans>
    case 'not_named':
      return <NotNamed fact={of.fact} source={of.source} />
  }
}

function NotNamed({ fact, source }: { fact: ProtocolFact; source: string }) {
  switch (fact) {
    case 'landlord_address':
      return <Trans>The landlord’s name and address have to be there ({source})</Trans>
    case 'new_address':
      return <Trans>The new address of who leaves is missing ({source})</Trans>
    case 'entered_on':
      return <Trans>The day of the handover on moving in is missing, or not before this one ({source})</Trans>
  }
}

const ToCome = ({ days }: { days: number }) => (
  <Plural
    value={days}
    one="The handover is dated tomorrow: what is signed is how the home is today"
    other="The handover is dated in # days: what is signed is how the home is today"
  />
)

const NotLookedAt = ({ count }: { count: number }) => (
  <Plural
    value={count}
    one="# defect of the protocol before was not looked at"
    other="# defects of the protocol before were not looked at"
  />
)

const Ungraded = ({ room, count }: { room: string; count: number }) => (
  <Plural value={count} one={`${room}: # part without a grade`} other={`${room}: # parts without a grade`} />
)

const Undescribed = ({ room, count }: { room: string; count: number }) => (
  <Plural
    value={count}
    one={`${room}: # part is defective or does not work, and no defect is described`}
    other={`${room}: # parts are defective or do not work, and no defect is described`}
  />
)

const WellGraded = ({ room, count }: { room: string; count: number }) => (
  <Plural
    value={count}
    one={`${room}: # part is graded as new or good, and has a defect`}
    other={`${room}: # parts are graded as new or good, and have a defect`}
  />
)

const Unpriced = ({ room, count }: { room: string; count: number }) => (
  <Plural
    value={count}
    one={`${room}: # defect that the tenant bears has no amount`}
    other={`${room}: # defects that the tenant bears have no amount`}
  />
)

const Missing = ({ count }: { count: number }) => (
  <Plural value={count} one="Keys: # did not come back" other="Keys: # did not come back" />
)

const Unread = ({ count }: { count: number }) => (
  <Plural value={count} one="Meters: # without a reading" other="Meters: # without a reading" />
)

const Untested = ({ count }: { count: number }) => (
  <Plural value={count} one="Smoke detectors: # was not tested" other="Smoke detectors: # were not tested" />
)
