import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import StarIcon from '~icons/lucide/star'
import { formatNumber } from '#shared/format-number.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import { columnStyle } from '#web/manage/applications/rows/column-style.ts'
import { type Column, inRow } from '#web/manage/applications/rows/columns.ts'
import { ROW_HEIGHT, Table, TableFrame } from '#web/manage/applications/rows/table-style.ts'
import { VirtualList } from '#web/manage/lists/virtual-list.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { isDescending } from '#web/manage/applications/looking/application-order.ts'
import type { View } from '#web/manage/applications/looking/application-view.ts'
import { columnNames } from './column-names.ts'
import { ColumnsMenu } from './columns-menu.tsx'

interface ApplicationTableProps {
  applications: readonly Shown<'application'>[]
  /** How many come after them that were not read yet. */
  rest: number
  /** Key of what is read beside them. */
  open: string | undefined
  view: View
  onChange: (view: View) => void
  /** How many of them are chosen. */
  chosen: number
  onChooseAll: (areChosen: boolean) => void
  /** The cells of an application. @param isCurrent Tab leads to their controls */
  children: (application: Shown<'application'>, isCurrent: boolean) => ReactNode
}

/**
 * The applications on a desk. A table by its roles, and not a list: a screen reader goes down a column and says which it is, and says of
 * how many rows this is one, though only those near the screen are in the page.
 */
export function ApplicationTable({
  applications,
  rest,
  open,
  view,
  onChange,
  chosen,
  onChooseAll,
  children,
}: ApplicationTableProps) {
  const { t, i18n } = useLingui()
  const all = applications.length + rest
  const count = formatNumber(all, i18n.locale)
  const style = useMemo(() => columnStyle(view.columns), [view.columns])
  return (
    <TableFrame>
      <ColumnsMenu chosen={view.columns} onChoose={(columns) => onChange({ ...view, columns })} />
      <Table css={style} role="table" aria-label={t`Applications`} aria-rowcount={all + 1}>
        <div role="rowgroup" data-head>
          <div role="row" aria-rowindex={1}>
            <div role="columnheader">
              <label>
                <input
                  ref={(box) => {
                    if (box) box.indeterminate = chosen > 0 && chosen < all
                  }}
                  type="checkbox"
                  aria-label={t`Select all ${count}`}
                  checked={chosen === all}
                  // Who chooses all means those, too, that are not here yet.
                  disabled={rest > 0}
                  onChange={(event) => onChooseAll(event.currentTarget.checked)}
                />
              </label>
            </div>
            {inRow(view.columns).map((column) => (
              <Header key={column} column={column} view={view} onChange={onChange} />
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
          open={open}
          order={`${view.order} ${view.isReversed}`}
        >
          {children}
        </VirtualList>
      </Table>
    </TableFrame>
  )
}

const idOf = ({ id }: Shown<'application'>) => id

interface HeaderProps extends Pick<ApplicationTableProps, 'view' | 'onChange'> {
  column: Column | 'name'
}

/** A press puts the rows in its order; the next one the other way round. */
function Header({ column, view, onChange }: HeaderProps) {
  const { i18n } = useLingui()
  const { order, name } = columnNames[column]
  const isChosen = view.order === order
  const isDown = isDescending(order, view.isReversed)
  const isSign = column === 'star'
  const words = i18n._(name)
  return (
    <div
      role="columnheader"
      data-column={column}
      {...(isChosen && { 'aria-sort': isDown ? 'descending' : 'ascending' })}
    >
      <button
        type="button"
        title={words}
        {...(isSign && { 'aria-label': words })}
        onClick={() => onChange({ ...view, order, isReversed: isChosen && !view.isReversed })}
      >
        {isSign ? <StarIcon /> : <span>{words}</span>}
        {isChosen && <span aria-hidden="true">{isDown ? '↓' : '↑'}</span>}
      </button>
    </div>
  )
}
