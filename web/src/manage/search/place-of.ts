import { applicationPath, processPath, propertyPath, protocolPath } from '#web/manage/addresses/record-paths.ts'
import type { Entry } from './entry.ts'

/** Where something that was found is shown. */
export function placeOf(entry: Entry): string {
  switch (entry.entity) {
    case 'property':
      return propertyPath(entry.id)
    case 'process':
      return processPath(entry.id)
    case 'application':
      return applicationPath(entry)
    case 'resident':
      return propertyPath(entry.propertyId)
    case 'protocol':
      return protocolPath(entry.id)
  }
}
