import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { applicantNames } from '#web/manage/applications/review/applicant-names.ts'
import { VirtualList } from '#web/manage/lists/virtual-list.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import type { Order } from './application-order.ts'
import type { View } from './application-view.ts'
import { ROW_HEIGHT, Table, TableFrame } from '#web/manage/applications/rows/table-style.ts'

interface ApplicationTableProps {
  applications: readonly Shown<'application'>[]
  /** How many come after them that were not read yet. */
  rest: number
  view: View
  onSort: (view: View) => void
  /** How many of them are chosen. */
  chosen: number
  onChooseAll: (areChosen: boolean) => void
  /** The cells of an application. */
  children: (application: Shown<'application'>) => ReactNode
}

interface Column {
  column: string
  order: Order
  name: MessageDescriptor
}

const columns: readonly Column[] = [
  { column: 'name', order: 'name', name: msg`Name` },
  { column: 'income', order: 'rent-to-income', name: msg`Income and rent` },
  { column: 'move-in', order: 'move-in', name: msg`Move-in` },
  { column: 'profession', order: 'profession', name: msg`Profession` },
  { column: 'documents', order: 'documents', name: msg`Documents` },
  { column: 'status', order: 'status', name: msg`Status` },
  { column: 'received', order: 'newest', name: msg`Received on` },
]

/**
 * The applications on a desk. A table by its roles, and not a list: a screen reader goes down a column and says which it is, and says of
 * how many rows this is one, though only those near the screen are in the page.
 */
export function ApplicationTable({
  applications,
  rest,
  view,
  onSort,
  chosen,
  onChooseAll,
  children,
}: ApplicationTableProps) {
  const { t } = useLingui()
  const count = applications.length + rest
  return (
    <TableFrame>
      <Table role="table" aria-label={t`Applications`} aria-rowcount={count + 1}>
        <div role="rowgroup" data-head>
          <div role="row" aria-rowindex={1}>
            <div role="cell">
              <label>
                <input
                  ref={(box) => {
                    if (box) box.indeterminate = chosen > 0 && chosen < count
                  }}
                  type="checkbox"
                  aria-label={t`Select all ${count}`}
                  checked={chosen === count}
                  // Who chooses all means those, too, that are not here yet.
                  disabled={rest > 0}
                  onChange={(event) => onChooseAll(event.currentTarget.checked)}
                />
              </label>
            </div>
            {columns.map((column) => (
              <Header key={column.column} {...column} view={view} onSort={onSort} />
            ))}
          </div>
        </div>
        <VirtualList
          items={applications}
          rest={rest}
          keyOf={idOf}
          usualHeight={ROW_HEIGHT}
          rowName={applicantNames}
          isDense
        >
          {children}
        </VirtualList>
      </Table>
    </TableFrame>
  )
}

const idOf = ({ id }: Shown<'application'>) => id

/** A press puts the rows in its order; the next one the other way round. */
function Header({ column, order, name, view, onSort }: Column & Pick<ApplicationTableProps, 'view' | 'onSort'>) {
  const { i18n } = useLingui()
  const isChosen = view.order === order
  // The newest first is the latest first.
  const isDescending = view.isReversed !== (order === 'newest')
  return (
    <div
      role="columnheader"
      data-column={column}
      {...(isChosen && { 'aria-sort': isDescending ? 'descending' : 'ascending' })}
    >
      <button type="button" onClick={() => onSort({ ...view, order, isReversed: isChosen && !view.isReversed })}>
        {i18n._(name)}
        {isChosen && <span aria-hidden="true">{isDescending ? ' ↓' : ' ↑'}</span>}
      </button>
    </div>
  )
}
