import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#shared/format-number.ts'
import type { PropertyDetails } from '#shared/property/manager/property.ts'
import { propertyTypeNames } from '#web/kit/i18n/texts.ts'
import { type Fact, fact } from './fact.ts'

/** What can be changed of a property beside its rent, by names and in words. */
export function usePropertyFacts() {
  const { t, i18n } = useLingui()
  return ({ name, address, propertyType, rooms, squareMeters, notes }: PropertyDetails): Fact[] => {
    const size = formatNumber(squareMeters, i18n.locale)
    return [
      fact(t`Property name`, name),
      fact(t`Address`, address),
      fact(t`Property type`, propertyType, i18n._(propertyTypeNames[propertyType])),
      fact(t`Rooms`, rooms, rooms === null ? t`Not applicable` : formatNumber(rooms, i18n.locale)),
      fact(t`Size in m²`, squareMeters, size),
      fact(t`Notes`, notes),
    ]
  }
}
