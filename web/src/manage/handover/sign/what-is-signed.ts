import { msg, plural } from '@lingui/core/macro'
import { formatDate } from '#shared/dates.ts'
import { stillHolding } from '#shared/handover/editions.ts'
import { missingKeys } from '#shared/handover/keys.ts'
import { tenantRolesOf } from '#shared/handover/kind.ts'
import { mustSign, type Party, standsForLandlord } from '#shared/handover/party.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { type NumberedDefect, numberDefects } from '#shared/handover/room/number-defects.ts'
import { existing, type Defect, type ProtocolRoom, undescribedDefects } from '#shared/handover/room/room.ts'
import { lastSignature } from '#shared/handover/sign/seal.ts'
import { leftOut } from '#shared/handover/sign/takes-place.ts'
import { formatExactly } from '#shared/money.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { agreedPairs, releasePairs } from '#web/manage/protocol/labels/agreements.ts'
import { sayPercent } from '#web/manage/protocol/labels/amounts.ts'
import type { Pair, Say } from '#web/manage/protocol/labels/column.ts'
import { sayDefectOfPart } from '#web/manage/protocol/labels/defect.ts'
import { sayLock } from '#web/manage/protocol/labels/installations.ts'
import { keyNames, protocolTitles } from '#web/manage/protocol/labels/protocol-labels.ts'

interface Content {
  protocol: Pick<HandoverProtocol, 'content' | 'edition' | 'id' | 'supersedesId'>
  rooms: readonly ProtocolRoom[]
  property: { name: string; address: string } | undefined
  /** All of the same home. */
  protocols: readonly HandoverProtocol[]
  /** Who stands for them here. */
  landlord: string
}

/**
 * What one party puts their name to, for who reads no further: which home and which day, what it takes the place of, what it costs
 * them, and how much of the rest there is.
 */
export function whatIsSigned(
  say: Say,
  { protocol, rooms, property, protocols, landlord }: Content,
  party: Party,
): string[] {
  const { content } = protocol
  const numbered = numberDefects(rooms)
  const [places, defects] = [existing(rooms).length, numbered.length]
  const home = [property?.name, property?.address].filter(Boolean).join('\n')
  return [
    [home, `${say(protocolTitles[content.kind])}, ${formatDate(content.date)}`].filter(Boolean).join('\n'),
    sayNewVersion(say, protocol, protocols),
    ...bornBy(say, { content, defects: numbered }, party),
    sayMissingKeys(say, content),
    pairsIn(say, [...(isConcerned(content, party) ? releasePairs(say, content) : []), ...agreedPairs(say, content)]),
    standsForLandlord(party) || landlord === '' ? '' : say(msg`For the landlord: ${landlord}`),
    say(
      msg`This protocol: ${plural(places, { one: '# room', other: '# rooms' })}, ${plural(defects, { one: '# defect', other: '# defects' })}.`,
    ),
    sayUndescribed(say, rooms),
  ].filter(Boolean)
}

/** They stand in the document, and no number of defects counts them; empty where there is none. */
function sayUndescribed(say: Say, rooms: readonly ProtocolRoom[]): string {
  const parts = existing(rooms).flatMap(({ content }) => undescribedDefects(content)).length
  if (parts === 0) return ''
  return say(
    msg`${plural(parts, { one: '# part is defective or does not work without a defect that is described.', other: '# parts are defective or do not work without a defect that is described.' })}`,
  )
}

/** Which version it is, and what it is in the place of; empty for a first one. */
export function sayNewVersion(say: Say, protocol: Content['protocol'], protocols: readonly HandoverProtocol[]): string {
  const { edition, content } = protocol
  if (edition === 1) return ''
  const holding = stillHolding(protocol, protocols)
  const signedAt = holding?.seal && lastSignature(holding.seal)
  if (!holding || !signedAt) return say(msg`This is version ${edition}.`)
  const [earlier, { day }] = [holding.edition, dayAndTime(signedAt)]
  const missing = leftOut(holding, content.parties.filter(mustSign))
  if (missing.length > 0) {
    const names = holding.content.parties.flatMap(({ id, name }) => (missing.includes(id) ? [name] : [])).join(', ')
    return say(
      msg`This is version ${edition}. It does not take the place of version ${earlier}, signed on ${day}. Asked there and not here: ${names}.`,
    )
  }
  return say(
    msg`This is version ${edition}. Once everybody has signed it, it takes the place of version ${earlier}, signed on ${day}.`,
  )
}

type Opening = Pick<HandoverProtocol['content'], 'kind' | 'jurisdiction'>

/** The tenant whom it is about: who moves in when another moves out bears nothing of theirs. */
const isTenantAbout = ({ kind }: Opening, { role }: Party) => role === tenantRolesOf(kind)[0]
const isConcerned = (content: Opening, party: Party) => isTenantAbout(content, party) || standsForLandlord(party)

function bornBy(
  say: Say,
  { content, defects }: { content: Opening; defects: readonly NumberedDefect[] },
  party: Party,
): string[] {
  if (!isConcerned(content, party)) return []
  const of = (responsible: Defect['responsible']) => defects.filter(({ defect }) => defect.responsible === responsible)
  const listed = (title: string, found: readonly NumberedDefect[]) =>
    found.length === 0 ? [] : [[title, ...found.map((each) => sayBorne(say, content, each))].join('\n')]
  const isTenant = isTenantAbout(content, party)
  const open = of('open').length
  return [
    ...(isTenant
      ? listed(say(msg`Borne by you:`), of('tenant'))
      : listed(say(msg`Borne by the landlord:`), of('landlord'))),
    ...listed(
      isTenant ? say(msg`Shared by you and the landlord:`) : say(msg`Shared by the tenant and the landlord:`),
      of('shared'),
    ),
    ...(open > 0
      ? [
          say(
            msg`${plural(open, { one: 'Of # defect nobody has decided who bears it.', other: 'Of # defects nobody has decided who bears them.' })}`,
          ),
        ]
      : []),
  ]
}

function sayBorne(say: Say, { jurisdiction }: Opening, { number, room, defect }: NumberedDefect): string {
  const part = defect.share === null ? '' : sayPercent(defect.share)
  const more = [
    part && say(msg`share of the tenant ${part}`),
    defect.amount === null ? '' : formatExactly(defect.amount, jurisdiction),
  ].filter(Boolean)
  const what = `${number}. ${room.content.name}: ${sayDefectOfPart(say, { room, defect })}`
  return [what, ...more].join(', ')
}

function sayMissingKeys(say: Say, { kind, keys }: HandoverProtocol['content']): string {
  const missing = keys.filter((key) => missingKeys(kind, key) > 0)
  if (missing.length === 0) return ''
  const each = missing.map((key) => {
    const name = [say(keyNames[key.kind]), key.serialNumber].filter(Boolean).join(' ')
    return [`${missingKeys(kind, key)} × ${name}`, sayLock(say, key)].filter(Boolean).join(', ')
  })
  return [say(msg`Missing keys:`), ...each].join('\n')
}

const pairsIn = (say: Say, pairs: readonly Pair[]): string =>
  pairs
    .filter(([, value]) => value !== '')
    .map(([name, value]) => say(msg`${name}: ${value}`))
    .join('\n')
