import { msg } from '@lingui/core/macro'
import { formatDate } from '#shared/dates.ts'
import type { Key, Meter } from '#shared/handover/installations.ts'
import { keysGiven } from '#shared/handover/keys.ts'
import type { HandoverProtocol, ProtocolKind } from '#shared/handover/protocol.ts'
import type { Component, ProtocolRoom, RoomContent } from '#shared/handover/room/room.ts'
import { isAsItWas, type PartBeside, type ThenAndNow } from '#shared/handover/room/then-and-now.ts'
import type { Column, Say } from './column.ts'
import { keyColumns, sayKey, sayMeter, sayReading } from './installations.ts'
import { conditionNames, protocolTitles, workingNames } from './protocol-labels.ts'
import { sayCoverage } from './room.ts'
import { shortHash } from './short-hash.ts'

/** The signed protocol with which another one is compared: it does not change any more. */
export interface Before {
  protocol: Pick<HandoverProtocol, 'content' | 'edition' | 'contentHash' | 'status'>
  rooms: readonly ProtocolRoom[]
}

/** Formatted. */
interface Days {
  was: string
  now: string
}

export const daysOf = ({ protocol: then }: Before, { content }: Pick<HandoverProtocol, 'content'>): Days => ({
  was: formatDate(then.content.date),
  now: formatDate(content.date),
})

/** Which one it is, by what stands on each of its pages. */
export function sayBefore(say: Say, { protocol: { content, edition, contentHash, status } }: Before): string {
  const hash = shortHash(contentHash ?? '')
  return [
    say(protocolTitles[content.kind]),
    formatDate(content.date),
    edition > 1 && say(msg`version ${edition}`),
    hash && say(msg`Content ${hash}`),
    status === 'void' && say(msg`declared void since`),
    status === 'superseded' && say(msg`replaced since by a newer version`),
  ]
    .filter(Boolean)
    .join(', ')
}

const thenTitle = (say: Say, { was: then }: Days) => say(msg`Before, on ${then}`)
const nowTitle = (say: Say, { now }: Days) => say(msg`Now, on ${now}`)

/** A part as both protocols say it. */
export const partColumns = (say: Say, days: Days): Column<PartBeside>[] => [
  { title: say(msg`Part`), width: 88, cell: either(({ type }) => type) },
  { title: thenTitle(say, days), width: '*', isBeside: true, cell: ({ was }) => sayPart(say, was) },
  { title: nowTitle(say, days), width: '*', isBeside: true, cell: ({ now }) => sayPart(say, now) },
  { title: say(msg`Since then`), width: 56, cell: (each) => sayChange(say, each) },
  { title: say(msg`Installed`), width: 50, cell: either(({ installedYear }) => String(installedYear ?? '')) },
]

function sayPart(say: Say, part: Component | undefined): string {
  if (!part) return say(msg`Not recorded`)
  const [name, value] = [say(msg`Works`), part.works && say(workingNames[part.works])]
  const said = [part.condition && say(conditionNames[part.condition]), value && say(msg`${name}: ${value}`), part.note]
  return said.filter(Boolean).join('\n') || say(msg`Not graded`)
}

function sayChange(say: Say, part: PartBeside): string {
  const isSame = isAsItWas(part)
  if (isSame === undefined) return ''
  return isSame ? say(msg`As it was`) : say(msg`Changed`)
}

/** How a room was found then, in one text. */
export function sayRoomBefore(say: Say, was: RoomContent | undefined, day: string): string {
  if (!was) return say(msg`This room was not recorded then.`)
  const said = [sayCoverage(say, was), was.note].filter(Boolean).join('\n')
  return say(msg`Before, on ${day}: ${said}`)
}

export function metersColumns(say: Say, days: Days): Column<ThenAndNow<Meter>>[] {
  const reading = (meter: Meter | undefined) => (meter ? sayReading(say, meter) : say(msg`Not recorded`))
  return [
    { title: say(msg`Meter`), width: 130, cell: either((meter) => sayMeter(say, meter)) },
    { title: say(msg`Location`), width: '*', cell: either(({ location }) => location) },
    { title: thenTitle(say, days), width: 92, isBeside: true, isNumber: true, cell: ({ was }) => reading(was) },
    { title: nowTitle(say, days), width: 92, isBeside: true, isNumber: true, cell: ({ now }) => reading(now) },
  ]
}

/**
 * Keys as they are counted now, and how many of them the tenants had from then on.
 * @param kinds of the protocols
 */
export function keysColumns(
  say: Say,
  days: Days,
  kinds: Record<'was' | 'now', ProtocolKind>,
  all: readonly ThenAndNow<Key>[],
): Column<ThenAndNow<Key>>[] {
  const [, , ...counts] = keyColumns(
    say,
    kinds.now,
    all.flatMap(({ now }) => now ?? []),
  )
  const given = (key: Key | undefined) => (key ? String(keysGiven(kinds.was, key) ?? '') : say(msg`Not recorded`))
  return [
    { title: say(msg`Key`), width: 96, cell: either((key) => sayKey(say, key)) },
    { title: thenTitle(say, days), width: 56, isNumber: true, cell: ({ was }) => given(was) },
    ...counts.map(({ cell, ...column }, at) => ({
      ...column,
      cell: ({ now }: ThenAndNow<Key>) => (now ? cell(now) : at === 0 ? say(msg`Not recorded`) : ''),
    })),
  ]
}

/** What both say of it, as it is called now. */
const either =
  <Thing>(words: (thing: Thing) => string) =>
  ({ was, now }: ThenAndNow<Thing>): string => {
    const thing = now ?? was
    return thing === undefined ? '' : words(thing)
  }
