import * as z from 'zod/mini'
import { homeCountries, type HomeCountry } from '#shared/home-countries.ts'
import { isSameSpan, type OwnLifeSpan, ownLifeSpan } from '#shared/life-span/own-table.ts'

/** Set on this device and not in the organization's table yet; what an older version kept says neither where, nor from where, nor since when. */
export type KeptSpan = OwnLifeSpan & { country: HomeCountry | null }

/** What waits on this device for the organization's table. Nothing of it is lost before somebody took it over or removed it. */
export const readKeptSpans = (storage: Storage, organizationId: string): KeptSpan[] =>
  keptIn(keptText(storage, organizationId))

/** As it lies there: the same until something of it changes. */
export const keptText = (storage: Storage, organizationId: string): string =>
  JSON.stringify([listed(storage, organizationId), byType(storage, organizationId)])

/** What of it this version understands. */
export function keptIn(text: string): KeptSpan[] {
  const [list, years] = z.tuple([z.array(z.unknown()), z.record(z.string(), z.unknown())]).parse(JSON.parse(text))
  return [
    ...list.flatMap((each) => keptSpan.safeParse(each).data ?? []),
    ...Object.entries(years).flatMap(([name, value]) => {
      const read = positive.safeParse(value)
      if (!read.success) return []
      return { name, years: read.data, country: null, freeYears: 0, restPercent: 0, source: '', since: '' }
    }),
  ]
}

/** @returns whether the device could keep it */
export function keepSpan(
  storage: Storage,
  organizationId: string,
  span: OwnLifeSpan & { country: HomeCountry },
): boolean {
  const others = listed(storage, organizationId).filter((each) => !isThatOf(span, each))
  return write(storage, keyOf(organizationId), [...others, span])
}

/** Once it stands in the table, or nobody wants it. What this version does not understand stays. */
export function dropKeptSpan(storage: Storage, organizationId: string, span: KeptSpan): void {
  if (span.country === null) {
    const { [span.name]: _, ...others } = byType(storage, organizationId)
    write(storage, before(organizationId), others)
  } else {
    const others = listed(storage, organizationId).filter((each) => !isThatOf(span, each))
    write(storage, keyOf(organizationId), others)
  }
}

function isThatOf(span: KeptSpan, each: unknown): boolean {
  const read = keptSpan.safeParse(each).data
  return read !== undefined && read.country === span.country && isSameSpan(read.name, span.name)
}

const keptSpan = z.object({ ...ownLifeSpan.shape, country: z.enum(homeCountries) })
const positive = z.number().check(z.positive())

const listed = (storage: Storage, organizationId: string) =>
  read(storage, keyOf(organizationId), z.array(z.unknown())) ?? []
const byType = (storage: Storage, organizationId: string) =>
  read(storage, before(organizationId), z.record(z.string(), z.unknown())) ?? {}

function read<S extends z.ZodMiniType>(storage: Storage, key: string, schema: S): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

const watching = new Set<() => void>()

/** Whoever shows what is kept hears of each change, of other windows too. */
export function watchKeptSpans(listener: () => void): () => void {
  watching.add(listener)
  addEventListener('storage', listener)
  return () => {
    watching.delete(listener)
    removeEventListener('storage', listener)
  }
}

function write(storage: Storage, key: string, value: object): boolean {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    return false
  }
  for (const listener of watching) listener()
  return true
}

const keyOf = (organizationId: string) => `life-spans-kept:${organizationId}`
/** Of versions in which a correction stayed on the device. */
const before = (organizationId: string) => `handover-life-spans:${organizationId}`
