import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import type { Key, Meter } from '#shared/handover/installations.ts'
import { readingOf } from '#shared/handover/meters.ts'
import type { Party } from '#shared/handover/party.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import { formatExactly } from '#shared/money.ts'
import {
  depositFormNames,
  depositReleaseNames,
  keyNames,
  meterNames,
  protocolTitles,
  roleNames,
  smallerNames,
  unreadNames,
} from '#web/manage/protocol/labels/protocol-labels.ts'
import { type Fact, fact, factsOfList } from './fact.ts'
import { useKnownLabels } from './use-known-labels.ts'
import { useSaidOf } from './use-said-of.ts'

/** What a protocol says beside its rooms: everybody and everything counted by name. */
export function useProtocolFacts() {
  const { t, i18n } = useLingui()
  const saidOf = useSaidOf()
  const part = (label: string, words: string | undefined | null) => (words ? saidOf(label, words) : undefined)
  const known = useKnownLabels()

  const partyOf = ({ name, role, roleIsOpen, isPresent, signs, ...more }: Party) => ({
    label: t`Person: ${name}`,
    parts: [
      roleIsOpen ? t`Not said yet` : i18n._(roleNames[role]),
      isPresent ? t`Is here today` : t`Is not here today`,
      signs && t`Asked to sign`,
      more.company,
      more.phone,
      more.email,
      part(t`Address`, more.address),
      part(t`New address`, more.newAddress),
      part(t`Represented by`, more.representedBy),
    ],
  })

  const meterOf = ({ kind, number, location, smallerBecause, smallerThan, unreadBecause, ...read }: Meter) => {
    const photos = read.photoIds.length
    const [day, last] = smallerThan ? [formatDate(smallerThan.date), readingOf(smallerThan)] : []
    return {
      label: `${i18n._(meterNames[kind])} ${number}`.trim(),
      parts: [
        part(t`Reading`, readingOf(read)),
        location,
        smallerThan && t`On ${day}: ${last}`,
        smallerBecause && i18n._(smallerNames[smallerBecause]),
        unreadBecause && i18n._(unreadNames[unreadBecause]),
        photos > 0 && t`${plural(photos, { one: '# photo', other: '# photos' })}`,
      ],
    }
  }

  const keyOf = ({
    kind,
    serialNumber,
    handedOver,
    returned,
    noneReturned,
    handedOn,
    needsNewLock,
    lockStays,
    note,
  }: Key) => {
    const name = [i18n._(keyNames[kind]), serialNumber].filter(Boolean).join(' ')
    return {
      label: t`Keys: ${name}`,
      parts: [
        part(t`Handed out`, String(handedOver)),
        part(t`Returned`, String(returned)),
        noneReturned && t`None came back`,
        handedOn !== undefined && part(t`Handed on to the new tenant`, String(handedOn)),
        needsNewLock && t`The lock is replaced`,
        lockStays && t`The lock is not replaced`,
        note,
      ],
    }
  }

  const detectorOf = ({ location, isPresent, works, expires }: ProtocolContent['smokeDetectors'][number]) => ({
    label: t`Smoke detector: ${location}`,
    parts: [
      !isPresent ? t`Missing` : works === null ? t`Not tested` : works ? t`Works` : t`Does not work`,
      part(t`Expires`, expires),
    ],
  })

  return (content: ProtocolContent): Fact[] => {
    const { kind, jurisdiction, date, place, enteredOn, remarks, agreements } = content
    const { depositAmount, depositForm, release, withheldAmount } = agreements
    const money = (amount: number | null | undefined) => (amount == null ? '' : formatExactly(amount, jurisdiction))
    return [
      fact(t`What it is about`, kind, i18n._(protocolTitles[kind])),
      fact(t`Law of`, jurisdiction, known.country(jurisdiction)),
      fact(t`Date`, date, formatDate(date)),
      fact(t`Place`, place),
      fact(t`Handed over on moving in`, enteredOn, enteredOn && formatDate(enteredOn)),
      ...factsOfList('party', content.parties, partyOf),
      ...factsOfList('meter', content.meters, meterOf),
      ...factsOfList('key', content.keys, keyOf),
      ...factsOfList('detector', content.smokeDetectors, detectorOf),
      fact(t`Kind of deposit`, depositForm, depositForm && i18n._(depositFormNames[depositForm])),
      fact(t`Amount of the deposit`, depositAmount, money(depositAmount)),
      fact(t`Given back`, release, release && i18n._(depositReleaseNames[release])),
      fact(t`Amount withheld`, withheldAmount, money(withheldAmount)),
      fact(t`Why it is withheld`, agreements.withheldBecause),
      fact(t`Paid out to (IBAN)`, agreements.payoutIban),
      fact(t`Works still to be done`, agreements.outstandingWorks),
      fact(t`What else was agreed on`, agreements.text),
      fact(t`Remarks`, remarks),
    ]
  }
}
