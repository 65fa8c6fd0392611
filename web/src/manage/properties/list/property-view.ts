import { type HomeCountry, homeCountries } from '#shared/home-countries.ts'
import { totalRent } from '#shared/money.ts'
import type { ManagedProperty } from '#shared/property/manager/property.ts'
import { isPropertyType, type PropertyType } from '#shared/property/property.ts'
import { findSaying, saidBy } from '#shared/search/search.ts'

export const propertyOrders = ['name', 'rent', 'free-from'] as const
type Order = (typeof propertyOrders)[number]

/** Empty today; promised to nobody from a later day on; with somebody who stays. */
export const standings = ['free', 'becoming-free', 'let'] as const
export type Standing = (typeof standings)[number]

/** Which homes somebody looks at, and in which order; it stands in the address. */
export interface PropertyView {
  search: string
  country: HomeCountry | 'all'
  type: PropertyType | 'all'
  standing: Standing | 'all'
  order: Order
}

/** From which day on it is nobody's (shared/resident/free-from.ts). */
export type FreeFrom = (property: { id: string }) => string | undefined

/** Anything else that stands in the address means the usual. */
export function readPropertyView(address: URLSearchParams): PropertyView {
  const type = address.get('type')
  return {
    search: address.get('search') ?? '',
    country: homeCountries.find((country) => country === address.get('country')) ?? 'all',
    type: isPropertyType(type) ? type : 'all',
    standing: standings.find((standing) => standing === address.get('standing')) ?? 'all',
    order: propertyOrders.find((order) => order === address.get('sort')) ?? 'name',
  }
}

/** What is as usual is left out. */
export const writePropertyView = (view: PropertyView): Record<string, string> => ({
  ...(view.search && { search: view.search }),
  ...(view.country !== 'all' && { country: view.country }),
  ...(view.type !== 'all' && { type: view.type }),
  ...(view.standing !== 'all' && { standing: view.standing }),
  ...(view.order !== 'name' && { sort: view.order }),
})

export const standingOf = (from: string | undefined, today: string): Standing =>
  from === undefined ? 'let' : from <= today ? 'free' : 'becoming-free'

/** @param freeFrom undefined until it is known who lives where: till then nothing is left out or ordered by it */
export function propertiesInView<P extends ManagedProperty>(
  properties: readonly P[],
  { search, country, type, standing, order }: PropertyView,
  today: string,
  freeFrom: FreeFrom | undefined,
): P[] {
  const found = search.trim() === '' ? properties : findSaying(properties, search, saidByProperty).found
  const shown = found.filter(
    (property) =>
      (country === 'all' || property.country === country) &&
      (type === 'all' || property.propertyType === type) &&
      (standing === 'all' || !freeFrom || standingOf(freeFrom(property), today) === standing),
  )
  const byName = (a: P, b: P) => collator.compare(a.name, b.name)
  const rent = ({ baseRent, sideCosts }: P) => totalRent(baseRent, sideCosts) ?? 0
  // What is let for good comes last.
  const day = (property: P) => freeFrom?.(property) ?? '9999'
  const compare = {
    name: byName,
    rent: (a: P, b: P) => rent(a) - rent(b) || byName(a, b),
    'free-from': (a: P, b: P) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : byName(a, b)),
  }[order]
  return shown.toSorted(compare)
}

const saidByProperty = ({ name, address, code }: ManagedProperty) => saidBy(`${name} ${address} ${code}`, [code])

/** Houses of a street by their numbers, and not by their first figures. */
const collator = new Intl.Collator(undefined, { numeric: true })
