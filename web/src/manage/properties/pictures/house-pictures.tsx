import { useMemo } from 'react'
import type { Shown } from '#web/manage/records/use-records.ts'
import { RentsPicture } from './rents-picture.tsx'
import { rentsByHouse } from './rents-by-house.ts'

/** The rents of homes, house by house. */
export function HousePictures({ properties }: { properties: readonly Shown<'property'>[] }) {
  const rents = useMemo(() => rentsByHouse(properties), [properties])
  return rents.map((each) => <RentsPicture key={each.country} rents={each} />)
}
