import type { HomeCountry } from '#shared/home-countries.ts'
import type { ManagedProperty } from '#shared/property/manager/property.ts'
import { houseOf } from '#shared/property/house.ts'

/** A home with its base rent for a square metre. */
export interface RentedHome<P extends ManagedProperty = ManagedProperty> {
  property: P
  value: number
}

/** Homes at one address; the address is undefined for those that stand alone at theirs. */
interface House<P extends ManagedProperty = ManagedProperty> {
  key: string
  address: string | undefined
  /** The cheapest first. */
  homes: RentedHome<P>[]
}

/** What can be compared: homes with the same money. */
export interface CountryRents<P extends ManagedProperty = ManagedProperty> {
  country: HomeCountry
  count: number
  /** The dearest of all. */
  most: number
  /** Those with the most homes first, and last the homes that stand alone. */
  houses: House<P>[]
}

export function rentsByHouse<P extends ManagedProperty>(properties: readonly P[]): CountryRents<P>[] {
  return [...Map.groupBy(properties, ({ country }) => country)].map(([country, own]) => {
    const homes = own
      .map((property) => ({ property, value: property.baseRent / property.squareMeters }))
      .toSorted((a, b) => a.value - b.value)
    const groups = [...Map.groupBy(homes, ({ property }) => houseOf(property.address))]
    const shared = groups
      .filter(([, found]) => found.length > 1)
      .map(([key, found]) => ({ key, address: found[0]?.property.address, homes: found }))
      .toSorted((a, b) => b.homes.length - a.homes.length || (a.key < b.key ? -1 : 1))
    const inHouses = new Set(shared.map(({ key }) => key))
    const alone = homes.filter(({ property }) => !inHouses.has(houseOf(property.address)))
    return {
      country,
      count: homes.length,
      most: homes.at(-1)?.value ?? 0,
      houses: [...shared, ...(alone.length > 0 ? [{ key: '', address: undefined, homes: alone }] : [])],
    }
  })
}
