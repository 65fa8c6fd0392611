import type { HomeCountry } from '#shared/home-countries.ts'
import type { PropertyType } from '#shared/property/property.ts'
import { packs } from './every-pack.ts'
import type { DepositLimit, Pack } from './pack.ts'

export interface RentedHome {
  country: HomeCountry
  propertyType: PropertyType
  /** Per month, as it is advertised; NaN for what was typed and is no number. */
  rent: number | null | undefined
  sideCosts: number | null | undefined
}

/** The most that a deposit may be, in the money of the home, and by whose word. */
export interface LargestDeposit extends DepositLimit {
  amount: number
  /** Where it is let furnished and that is another one. */
  amountFurnished: number | undefined
}

/** Undefined where no law says so, where nobody lives in what is let, and while its rent is not known. */
export function largestDeposit({ country, propertyType, rent, sideCosts }: RentedHome): LargestDeposit | undefined {
  const { deposit }: Pack = packs[country]
  if (!deposit || !rent || propertyType === 'commercial') return undefined
  const { rents, rentsFurnished, withSideCosts } = deposit
  const ofMonth = rent + (withSideCosts ? sideCosts || 0 : 0)
  return { ...deposit, amount: rents * ofMonth, amountFurnished: rentsFurnished && rentsFurnished * ofMonth }
}
