import { Box } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { hasWrongIban, isTooMuchWithheld } from '#shared/handover/deposit.ts'
import { areKeysCounted, isUncounted } from '#shared/handover/keys.ts'
import { contradictingParties } from '#shared/handover/kind.ts'
import { countUnread, earlierMeters, isUnexplained, isUnread } from '#shared/handover/meters.ts'
import { hasWrongEmail, standsForLandlord } from '#shared/handover/party.ts'
import { type DeviceHindrance, type Hindrance, hindrances } from '#shared/handover/ready-to-sign.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { knownMetersId } from '#web/manage/handover/compare/known-meters.tsx'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import {
  coverageReasonId,
  ibanId,
  uncountedId,
  whatIsWrongId,
  withheldId,
} from '#web/manage/handover/fields/focus-entry.ts'
import { useMe } from '#web/manage/handover/prepare/known-people.tsx'
import { useWaiting } from '#web/manage/records/use-waiting.ts'
import { protocolsOf } from '#web/manage/storage/protocol-of.ts'
import { openChanges } from '#web/manage/ui/open-changes.ts'

/** What is in the way of signing, in the order of the walk; nothing is told only afterwards. */
export function useHindrances(): (Hindrance | DeviceHindrance)[] {
  const { protocol, protocols, rooms, hasPhoto } = useProtocolDraft()
  const me = useMe()
  const { decisions } = useWaiting()
  const isUndecided = decisions.changes.some(({ head, rest }) =>
    [head, ...rest].some((each) => protocolsOf(each).includes(protocol.id)),
  )
  const { content } = protocol
  const earlier = earlierMeters(protocol, protocols)
  return [
    ...(isUndecided ? [{ kind: 'change_undecided' } as const] : []),
    ...contradictingParties(content, me.name).map(
      ({ id: partyId }) => ({ kind: 'role_contradicts', partyId }) as const,
    ),
    ...(content.parties.some(standsForLandlord) ? [] : [{ kind: 'no_landlord_side' } as const]),
    ...content.parties.filter(hasWrongEmail).map(({ id: partyId }) => ({ kind: 'email_wrong', partyId }) as const),
    ...hindrances(protocol, rooms, hasPhoto),
    ...(countUnread(earlier, content.meters) > 0
      ? [{ kind: 'meter_unread', meterId: content.meters.find(isUnread)?.id } as const]
      : []),
    ...content.meters
      .filter((meter) => isUnexplained(meter, earlier))
      .slice(0, 1)
      .map(({ id: meterId }) => ({ kind: 'reading_smaller', meterId }) as const),
    ...(areKeysCounted(protocol, protocols)
      ? []
      : [
          {
            kind: 'keys_uncounted',
            keyId: content.keys.find((key) => isUncounted(content.kind, key))?.id,
          } as const,
        ]),
    ...(isTooMuchWithheld(content) ? [{ kind: 'too_much_withheld' } as const] : []),
    ...(hasWrongIban(content) ? [{ kind: 'iban_wrong' } as const] : []),
  ]
}

/** Each leads to where it is put right: to the very entry, where it is about one. */
export function Hindrances({ found }: { found: readonly (Hindrance | DeviceHindrance)[] }) {
  const { protocol } = useProtocolDraft()
  if (found.length === 0) return null
  return (
    <section aria-labelledby="hindrances">
      <Notice>
        <Text id="hindrances" fontWeight="semibold" mb="1">
          <Plural value={found.length} one="Before signing: # thing to do" other="Before signing: # things to do" />
        </Text>
        <Box as="ul" listStyleType="none">
          {found.map((each) => (
            <li key={JSON.stringify(each)}>
              <Box asChild display="flex" alignItems="center" minH="11" textAlign="start" textDecoration="underline">
                {each.kind === 'change_undecided' ? (
                  <button type="button" onClick={openChanges}>
                    <Words found={each} />
                  </button>
                ) : (
                  <Link to={protocolPath(protocol.id, stepOf(each))}>
                    <Words found={each} />
                  </Link>
                )}
              </Box>
            </li>
          ))}
        </Box>
      </Notice>
    </section>
  )
}

function stepOf(found: Exclude<Hindrance | DeviceHindrance, { kind: 'change_undecided' }>): string {
  switch (found.kind) {
    case 'no_party_signs':
    case 'no_landlord_side':
      return 'people'
    case 'role_contradicts':
    case 'email_wrong':
      return `people#${found.partyId}`
    case 'keys_uncounted':
      return `keys#${found.keyId ?? uncountedId}`
    case 'reading_smaller':
    case 'meter_unread':
      return `meters#${found.meterId ?? knownMetersId}`
    case 'too_much_withheld':
      return `agreements#${withheldId}`
    case 'iban_wrong':
      return `agreements#${ibanId}`
    case 'no_rooms':
    case 'photo_missing':
      return ''
    case 'room_not_covered':
      return `rooms/${found.roomId}`
    case 'coverage_unexplained':
      return `rooms/${found.roomId}#${coverageReasonId}`
    case 'defect_unclear':
      return `rooms/${found.roomId}/defects/${found.defectId}#${whatIsWrongId}`
  }
}

function Words({ found }: { found: Hindrance | DeviceHindrance }) {
  const { rooms, protocol } = useProtocolDraft()
  const party = 'partyId' in found && protocol.content.parties.find(({ id }) => id === found.partyId)
  const [person, room] = [
    onOneLine((party && party.name) || ''),
    onOneLine(('roomId' in found && rooms.find(({ id }) => id === found.roomId)?.content.name) || ''),
  ]
  switch (found.kind) {
    case 'change_undecided':
      return <Trans>Decide about your changes that were not taken: they are not in the protocol</Trans>
    case 'no_party_signs':
      return <Trans>Say who is here and who signs</Trans>
    case 'role_contradicts':
      return <Trans>{person}: choose as who they take part</Trans>
    case 'email_wrong':
      return <Trans>{person}: correct the e-mail address, or leave it empty</Trans>
    case 'no_landlord_side':
      return <Trans>Say who is here for the landlord</Trans>
    case 'meter_unread':
      // Those of last time stand on the page, and are none of this protocol yet.
      return protocol.content.meters.length === 0 ? (
        <Trans>Meters: add those of last time, and read them or say why not</Trans>
      ) : (
        <Trans>Meters: read all of them, or say why one is not read</Trans>
      )
    case 'no_rooms':
      return <Trans>Record at least one room</Trans>
    case 'room_not_covered':
      return <Trans>{room}: say whether it was seen</Trans>
    case 'coverage_unexplained':
      return <Trans>{room}: add the reason</Trans>
    case 'defect_unclear':
      return <Trans>{room}: describe the defect, or take a photo and say where it is</Trans>
    case 'keys_uncounted':
      return <Trans>Keys: count all that were handed out</Trans>
    case 'reading_smaller':
      return <Trans>Meters: say why a reading is smaller than last time</Trans>
    case 'too_much_withheld':
      return <Trans>Deposit: withhold no more than there is</Trans>
    case 'iban_wrong':
      return <Trans>Deposit: correct the IBAN, or leave it empty</Trans>
    case 'photo_missing':
      return <Trans>A photo is not on this device yet. It comes with a connection.</Trans>
  }
}
