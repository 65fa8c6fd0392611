import { canonicalJson } from '#shared/canonical-json.ts'
import { workedOut } from '#shared/handover/room/worked-out.ts'

/**
 * What one person made of something, laid over what another one made of it meanwhile: what the first did not touch stays as it is
 * now. Entries with an id are found again by it, whatever their place.
 */
export function threeWay(seen: unknown, mine: unknown, now: unknown): unknown {
  if (isSame(mine, seen)) return now
  if (isSame(now, seen)) return mine
  if (isList(mine) && isList(now)) return mergedLists(isList(seen) ? seen : [], mine, now)
  if (isParted(mine) && isParted(now)) return mergedFields(isObject(seen) ? seen : {}, mine, now)
  return mine
}

/** Whether nobody touched what the other one did: whichever is laid over the other, the same comes out. */
export function isApart(seen: unknown, mine: unknown, now: unknown): boolean {
  if (isSame(mine, seen) || isSame(now, seen) || isSame(mine, now)) return true
  const sides = [seen, mine, now]
  const parts = sides.map((side) =>
    isList(side) ? byKey(side) : isParted(side) ? new Map(Object.entries(side)) : null,
  )
  const [before, wanted, current] = parts
  if (!wanted || !current || isList(mine) !== isList(now)) return false
  return [...new Set([...wanted.keys(), ...current.keys()])].every((key) =>
    isApart(before?.get(key), wanted.get(key), current.get(key)),
  )
}

/** What is not said, and what is said to be nothing, are the same: rules fill in empty texts where nobody wrote any. */
export const isSame = (one: unknown, other: unknown): boolean => canonicalJson(said(one)) === canonicalJson(said(other))

const said = (value: unknown): unknown => {
  if (value === '' || value === null) return undefined
  if (isList(value)) return value.map(said)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, said(each)]))
}

type Fields = Record<string, unknown>

const mergedFields = (seen: Fields, mine: Fields, now: Fields): Fields =>
  Object.fromEntries(
    [...new Set([...Object.keys(now), ...Object.keys(mine)])]
      .map((field) => [field, threeWay(seen[field], mine[field], now[field])] as const)
      .filter(([, value]) => value !== undefined),
  )

/** In the order of what is now; what was added stands behind it. */
function mergedLists(seen: unknown[], mine: unknown[], now: unknown[]): unknown[] {
  const [before, wanted, current] = [byKey(seen), byKey(mine), byKey(now)]
  const kept = [...current].flatMap(([key, value]) =>
    wanted.has(key) ? [threeWay(before.get(key), wanted.get(key), value)] : before.has(key) ? [] : [value],
  )
  const added = [...wanted].flatMap(([key, value]) =>
    current.has(key) || (before.has(key) && isSame(before.get(key), value)) ? [] : [value],
  )
  return [...kept, ...added]
}

const byKey = (list: unknown[]) =>
  new Map(list.map((each) => [isObject(each) ? String(each['id']) : String(each), each]))
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
/** What an amount was worked out from is one thing: of two people's numbers nobody made a calculation. */
const isParted = (value: unknown): value is Fields => isObject(value) && !workedOut.safeParse(value).success
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !isList(value)
