import type { HomeCountry } from '#shared/home-countries.ts'
import type { PropertyType } from '#shared/property/property.ts'
import type { Dice } from './dice.ts'
import { citiesIn, floors, houses, streets } from './words.ts'

/** A home that does not exist, with a rent that is usual where it stands. */
export function drawHome(dice: Dice, country: HomeCountry) {
  const propertyType = dice.oneOf(types)
  const rooms = propertyType === 'studio' ? 1 : drawRooms(dice, country)
  const squareMeters = Math.round(14 + rooms * dice.between(16, 27))
  const [zipCode, city] = dice.oneOf(citiesIn(country))
  const baseRent =
    Math.round((squareMeters * (country === 'CH' ? dice.between(22, 37) : dice.between(11, 20))) / 10) * 10
  return {
    name: `${dice.oneOf(houses)} ${propertyType === 'house' ? dice.between(1, 40) : dice.oneOf(floors)}`,
    address: `${dice.oneOf(streets)} ${dice.between(1, 120)}${dice.oneOf(['', '', 'a'])}, ${zipCode} ${city}`,
    country,
    propertyType,
    rooms,
    squareMeters,
    baseRent,
    sideCosts: Math.round(squareMeters * 0.28) * 10,
  }
}

/** Swiss ones count a kitchen that one can live in. */
const drawRooms = (dice: Dice, country: HomeCountry) =>
  dice.between(1, 6) + (country === 'CH' && dice.isSo(0.7) ? 0.5 : 0)

const types: readonly PropertyType[] = [
  ...Array.from({ length: 8 }, () => 'apartment' as const),
  'house',
  'studio',
  'loft',
  'other',
]
