import type { Entity } from '#shared/feed/feed.ts'
import { useRecord } from '#web/manage/records/use-records.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import type { Around } from './around.ts'

/** Undefined while it is read: an amount is not shown in one money first, and then in another. */
export function useAround({ name, params, about, base }: StoredCommand): Around | undefined {
  const record = useRecord(about.entity as Entity, about.id) // as it was written down by a command of ours
  const propertyId = record && 'propertyId' in record ? record.propertyId : ''
  const chosenId = record && 'chosenApplicationId' in record ? (record.chosenApplicationId ?? '') : ''
  const property = useRecord('property', propertyId)
  const protocol = useRecord('protocol', params?.['id'] ?? '')
  const chosen = useRecord('application', chosenId)
  if (property === undefined || protocol === undefined || chosen === undefined) return undefined
  const [renter] = chosen?.mainRenters ?? []
  return {
    country: property?.country,
    law: protocol?.content.jurisdiction,
    nameOf: (id) => {
      if (name === 'closeProcessFor' && id === params?.['applicationId']) return base.person ?? '…'
      return renter && id === chosenId ? `${renter.firstName} ${renter.lastName}` : '…'
    },
  }
}
