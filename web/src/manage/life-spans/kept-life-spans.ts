import * as z from 'zod/mini'
import { homeCountries, type HomeCountry } from '#shared/home-countries.ts'
import { isSameSpan, type OwnLifeSpan, ownLifeSpan } from '#shared/life-span/own-table.ts'

/** Set on this device and not in the organization's table yet; what an older version kept says neither where, nor from where, nor since when. */
export type KeptSpan = OwnLifeSpan & { country: HomeCountry | null }

/** What waits on this device for the organization's table. Nothing of it is lost before somebody took it over or removed it. */
export function readKeptSpans(storage: Storage, organizationId: string): KeptSpan[] {
  const byType = Object.entries(read(storage, before(organizationId), yearsByType) ?? {})
  return [
    ...(read(storage, keyOf(organizationId), keptSpans) ?? []),
    ...byType.map(([name, years]) => ({
      name,
      years,
      country: null,
      freeYears: 0,
      restPercent: 0,
      source: '',
      since: '',
    })),
  ]
}

/** @returns whether the device could keep it */
export function keepSpan(
  storage: Storage,
  organizationId: string,
  span: OwnLifeSpan & { country: HomeCountry },
): boolean {
  const others = (read(storage, keyOf(organizationId), keptSpans) ?? []).filter((each) => !isSame(each, span))
  return write(storage, keyOf(organizationId), [...others, span])
}

/** Once it stands in the table, or nobody wants it. */
export function dropKeptSpan(storage: Storage, organizationId: string, span: KeptSpan): void {
  if (span.country === null) {
    const { [span.name]: _, ...others } = read(storage, before(organizationId), yearsByType) ?? {}
    write(storage, before(organizationId), others)
  } else {
    const all = read(storage, keyOf(organizationId), keptSpans) ?? []
    write(
      storage,
      keyOf(organizationId),
      all.filter((each) => !isSame(each, span)),
    )
  }
}

const isSame = (one: KeptSpan, other: KeptSpan) => one.country === other.country && isSameSpan(one.name, other.name)

const keptSpans = z.array(z.object({ ...ownLifeSpan.shape, country: z.enum(homeCountries) }))
const yearsByType = z.record(z.string(), z.number().check(z.positive()))

function read<S extends z.ZodMiniType>(storage: Storage, key: string, schema: S): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

function write(storage: Storage, key: string, value: object): boolean {
  try {
    storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

const keyOf = (organizationId: string) => `life-spans-kept:${organizationId}`
/** Of versions in which a correction stayed on the device. */
const before = (organizationId: string) => `handover-life-spans:${organizationId}`
