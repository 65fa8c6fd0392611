import { afterDays, type CalendarDate } from '#shared/dates.ts'
import { earlierEditions } from '#shared/handover/editions.ts'
import { enters, isSameName, leaves } from '#shared/handover/kind.ts'
import type { PartyRole } from '#shared/handover/party.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { keptUntil, tenanciesOf, type Tenant, toldOf } from '#shared/resident/tenancy-end.ts'
import type { StaysBecause } from './stays-because.ts'
import { mayBeOf } from './may-be-of.ts'

export interface Kept
  extends Pick<
    HandoverProtocol,
    'id' | 'date' | 'status' | 'edition' | 'supersedesId' | 'baselineId' | 'content' | 'erasesOn'
  > {
  /** The days on which it was last worked on, and signed: null for one that was not. */
  changedOn: CalendarDate
  signedOn: CalendarDate | null
}

/** Of one home, all that there is. */
export interface OfHome<P> {
  protocols: readonly P[]
  residents: readonly Tenant[]
  /** Ids of the protocols whose photos a protocol shows beside its own, and of those by which it comes to them. */
  photosOfOthers: ReadonlyMap<string, ReadonlySet<string>>
}

/** All versions of one handover: they go together. */
export interface End<P> {
  protocols: readonly P[]
  /** On which day its own time is over. */
  over: CalendarDate
  /** From which day on they may go by the rule; null for those that stay. */
  day: CalendarDate | null
  because: StaysBecause | null
}

interface Linked<P> extends End<P> {
  /** It never goes before these. */
  waitsFor: Set<Linked<P>>
}

/**
 * From when on each handover of a home may be erased: once its time is over, counted from its day as from the last day of a tenancy,
 * nobody whom it is about is kept any more, and whoever came by it is known to have left. When in doubt it stays.
 * @param days that count from the day of a handover, and from the last day of a tenancy
 */
export function endsOf<P extends Kept>(ofHome: OfHome<P>, days: number, today: CalendarDate): Linked<P>[] {
  const { protocols, photosOfOthers } = ofHome
  const holders = tenanciesOf(ofHome.residents).flatMap((tenancy) =>
    tenancy.map((resident) => ({ resident, until: keptUntil(tenancy, days, today) })),
  )
  const ends = versionsOf(protocols).map((versions): Linked<P> => {
    const over = overOn(versions, days)
    const day = latest([over, ...holders.filter(mayBeOf(versions)).map(({ until }) => until)])
    return { protocols: versions, over, day, because: day === null ? 'resident' : null, waitsFor: new Set() }
  })
  for (const end of ends) {
    for (const other of ends) {
      if (other === end) continue
      if (isShownIn(end, other, photosOfOthers)) end.waitsFor.add(other)
      if (isBaselineOf(end, other)) end.day = latest([end.day, other.over])
    }
    const exits = wasSigned(end) && !isOnlyLeft(end) ? exitsOf(end, ends) : []
    if (exits === undefined) stay(end)
    for (const exit of exits ?? []) {
      end.day = latest([end.day, exit.over])
      // Without it nobody could tell any more that they left.
      exit.waitsFor.add(end)
      if (isOnlyLeft(exit)) end.waitsFor.add(exit)
    }
  }
  return settled(ends)
}

/** Those that may be erased now: it was told of each version, and what each of them waits for goes with it. */
export function dueOf<P extends Kept>(ends: readonly Linked<P>[], today: CalendarDate): End<P>[] {
  const isOver = (day: CalendarDate | null) => day !== null && day <= today
  let due = ends.filter(({ day, protocols }) => isOver(day) && isOver(toldOf(protocols)))
  for (;;) {
    const going = new Set(due)
    const next = due.filter(({ waitsFor }) => [...waitsFor].every((other) => going.has(other)))
    if (next.length === due.length) return due
    due = next
  }
}

const versionsOf = <P extends Kept>(protocols: readonly P[]): P[][] => [
  ...Map.groupBy(protocols, (each) => earlierEditions(each, protocols).at(-1)?.id ?? each.id).values(),
]

/**
 * A version that nobody has signed yet counts from when it was last worked on. A day that was typed wrong, or a correction after years, makes
 * nothing older than its signatures.
 */
const overOn = (versions: readonly Kept[], days: number): CalendarDate =>
  versions
    .flatMap(({ date, status, changedOn, signedOn }) => [date, (status === 'draft' ? changedOn : signedOn) ?? date])
    .map((since) => afterDays(since, days))
    .reduce((one, other) => (one > other ? one : other))

const signed = <P extends Kept>({ protocols }: End<P>) => protocols.filter(({ status }) => status !== 'draft')
const wasSigned = (end: End<Kept>) => signed(end).length > 0
/** Nobody stays, or came, by it. */
const isOnlyLeft = (end: End<Kept>) =>
  signed(end).every(({ content: { kind } }) => leaves(kind) && !enters(kind)) && wasSigned(end)

/**
 * The handovers by which those left who came, or stayed, by this one: of a moving in, such as are compared with it. Undefined where not
 * everybody is known to have.
 */
function exitsOf<P extends Kept>(end: Linked<P>, ends: readonly Linked<P>[]): Linked<P>[] | undefined {
  const ids = new Set(end.protocols.map(({ id }) => id))
  const isEntry = signed(end).some(({ content }) => enters(content.kind))
  // Who was named wrongly, and put right by a later version, did not come.
  const last = signed(end)
    .toSorted((one, other) => one.edition - other.edition)
    .slice(-1)
  const names = namesIn(last, ['tenant_in', 'tenant'])
  const [from = ''] = end.protocols.map(({ date }) => date).toSorted()
  const isExit = ({ status, date, baselineId, content }: Kept) =>
    status === 'signed' &&
    leaves(content.kind) &&
    (isEntry ? baselineId !== null && ids.has(baselineId) : true) &&
    date >= from
  const exits = ends.flatMap((each) => {
    const left = each === end ? [] : namesIn(each.protocols.filter(isExit), ['tenant_out'])
    const found = left.filter((name) => names.some((other) => isSameName(name, other)))
    return found.length > 0 ? [{ each, found }] : []
  })
  const haveLeft = exits.flatMap(({ found }) => found)
  // Of two people of one name one may have left.
  const timesIn = (all: readonly string[], name: string) => all.filter((other) => isSameName(name, other)).length
  return names.length > 0 && names.every((name) => timesIn(haveLeft, name) >= timesIn(names, name))
    ? exits.map(({ each }) => each)
    : undefined
}

const namesIn = (protocols: readonly Kept[], roles: readonly PartyRole[]): string[] =>
  protocols.flatMap(({ content }) => content.parties.filter(({ role }) => roles.includes(role)).map(({ name }) => name))

/** What the other one was compared with stays for as long as that one counts. */
const isBaselineOf = (end: End<Kept>, other: End<Kept>): boolean =>
  other.protocols.some(({ baselineId }) => end.protocols.some(({ id }) => id === baselineId))

/** The other one shows how it was by this one: a moving in does so with photos alone. */
const isShownIn = (end: End<Kept>, other: End<Kept>, photosOfOthers: OfHome<Kept>['photosOfOthers']): boolean =>
  other.protocols.some(
    ({ id, baselineId, content: { kind } }) =>
      end.protocols.some((each) => photosOfOthers.get(id)?.has(each.id)) ||
      (kind === 'interim' && end.protocols.some((each) => each.id === baselineId)),
  )

function stay(end: Linked<Kept>): void {
  end.because ??= 'tenants'
  end.day = null
}

/** What waits for another one goes no sooner, whatever that one waits for. */
function settled<P>(ends: Linked<P>[]): Linked<P>[] {
  for (;;) {
    const changed = ends.filter((end) => {
      const day = latest([end.day, ...[...end.waitsFor].map((other) => other.day)])
      if (day === end.day) return false
      if (day === null) end.because = 'other'
      end.day = day
      return true
    })
    if (changed.length === 0) return ends
  }
}

/** Null is never. */
const latest = (days: readonly (CalendarDate | null)[]): CalendarDate | null =>
  days.reduce((one, other) => (one === null || other === null ? null : one > other ? one : other), '')
