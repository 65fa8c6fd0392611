import { adminTabPath, applicationPath, processPath, protocolPath } from '#web/manage/addresses/record-paths.ts'
import type { Entry } from './entry.ts'

/** Where something that was found is shown. */
export function placeOf(entry: Entry): string {
  switch (entry.entity) {
    case 'property':
      return placeOfHome(entry.id)
    case 'process':
      return processPath(entry.id)
    case 'application':
      return applicationPath(entry)
    case 'resident':
      return placeOfHome(entry.propertyId)
    case 'protocol':
      return protocolPath(entry.id)
  }
}

/** A home is shown among the others. */
const placeOfHome = (_id: string) => adminTabPath('properties')
