import { useLingui } from '@lingui/react/macro'
import { useMark } from '#web/manage/applications/marks/use-mark.ts'
import { ApplicationLine } from '#web/manage/applications/rows/application-line.tsx'
import { ApplicationLines, LINE_HEIGHT } from '#web/manage/applications/rows/application-lines.ts'
import { ApplicationRow } from '#web/manage/applications/rows/application-row.tsx'
import type { RowProps } from '#web/manage/applications/rows/row.ts'
import { useFrom } from '#web/manage/frame/way-back.ts'
import { VirtualList } from '#web/manage/lists/virtual-list.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { ApplicationTable } from './application-table.tsx'
import { pathInView } from '#web/manage/applications/looking/path-in-view.ts'
import type { Looking } from '#web/manage/applications/looking/use-view.ts'

interface ShownApplicationsProps {
  /** In their order, and not none. */
  shown: readonly Shown<'application'>[]
  /** How many come after them that were not read yet. */
  rest: number
  rowOf: (application: Shown<'application'>) => Omit<RowProps, 'isCurrent'>
  looking: Pick<Looking, 'view' | 'change'>
  isWide: boolean
  /** What is read beside them. */
  openId: string | undefined
  /** Who had the focus before the list was drawn in another way. */
  lostId: string | undefined
  onToggle: (id: string, isByKey: boolean) => void
  /** How many of them are chosen. */
  chosen: number
  onChooseAll: (ids: readonly string[], areChosen: boolean) => void
}

/** Those that somebody looks at: rows on a desk, lines on a phone. */
export function ShownApplications(props: ShownApplicationsProps) {
  const { shown, rest, rowOf, looking, isWide, openId, lostId, onToggle, chosen, onChooseAll } = props
  const { view, change } = looking
  const { t } = useLingui()
  const { star } = useMark()
  const from = useFrom()
  const current = lostId ?? openId
  if (!isWide) {
    return (
      <ApplicationLines>
        <VirtualList
          items={shown}
          rest={rest}
          keyOf={idOf}
          usualHeight={LINE_HEIGHT}
          label={t`Applications`}
          isDense
          open={current}
        >
          {(application, isCurrent) => (
            <ApplicationLine
              {...rowOf(application)}
              isCurrent={isCurrent}
              to={pathInView(application, view)}
              from={from}
            />
          )}
        </VirtualList>
      </ApplicationLines>
    )
  }
  return (
    <ApplicationTable
      applications={shown}
      rest={rest}
      open={current}
      view={view}
      onChange={change}
      chosen={chosen}
      onChooseAll={(areChosen) => onChooseAll(shown.map(idOf), areChosen)}
    >
      {(application, isCurrent) => (
        <ApplicationRow
          {...rowOf(application)}
          isCurrent={isCurrent}
          columns={view.columns}
          isOpen={application.id === openId}
          onToggle={onToggle}
          onStar={star}
        />
      )}
    </ApplicationTable>
  )
}

const idOf = ({ id }: Shown<'application'>) => id
