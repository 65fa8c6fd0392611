import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Column } from '#web/manage/applications/rows/columns.ts'
import type { Order } from '#web/manage/applications/looking/application-order.ts'

/** What each column is called, and the order that a press on its name brings. */
export const columnNames: Record<Column | 'name', { order: Order; name: MessageDescriptor }> = {
  star: { order: 'star', name: msg`Star` },
  name: { order: 'name', name: msg`Name` },
  household: { order: 'household', name: msg`Household` },
  income: { order: 'rent-to-income', name: msg`Rent to income` },
  'move-in': { order: 'move-in', name: msg`Move-in` },
  profession: { order: 'profession', name: msg`Profession` },
  pets: { order: 'pets', name: msg`Pets` },
  documents: { order: 'documents', name: msg`Documents` },
  status: { order: 'status', name: msg`Status` },
  received: { order: 'newest', name: msg`Received on` },
}

/** What a list stands by. */
export const nameOfOrder = (order: Order): MessageDescriptor =>
  (Object.values(columnNames).find((column) => column.order === order) ?? columnNames.received).name
