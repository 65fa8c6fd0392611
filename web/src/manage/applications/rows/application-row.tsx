import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import { rentersOf } from '#shared/application/guarantor.ts'
import { formatDate } from '#shared/dates.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import { type DecisionWords, useDecisionWords } from '#web/manage/applications/words/use-decision-words.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { applicationStatusNames, applicationTones } from '#web/manage/ui/status-badge.tsx'
import type { Column } from './columns.ts'
import { type RowProps, stopIn } from './row.ts'
import { DocumentsMark, IncomeMarks, TwiceMark } from './row-marks.tsx'
import { SelectBox } from './select-box.tsx'
import { StarButton, TagMarks } from './team-marks.tsx'

interface ApplicationRowProps extends RowProps {
  /** The same list as long as nobody chooses others. */
  columns: readonly Column[]
  /** It is read beside the list. */
  isOpen: boolean
  /** @param isByKey who comes by keyboard goes on to what they open */
  onToggle: (id: string, isByKey: boolean) => void
  onStar: (application: RowProps['application']) => void
}

/**
 * The cells of a row on a desk. Plain elements, styled by `ApplicationTable`: many of them pass by in a second when somebody scrolls,
 * and each is drawn anew only when something about it is new.
 */
export const ApplicationRow = memo(function ApplicationRow(props: ApplicationRowProps) {
  const { application, columns, total, country, alike, beside, isOpen, onToggle, onStar, isSelected, isCurrent } = props
  const { t, i18n } = useLingui()
  const words = useDecisionWords(total, country)(application)
  const { id, mainRenters, generalInfo, waiting } = application
  const stop = stopIn(isCurrent)
  const name = applicantNames(application)
  const others = rentersOf(mainRenters).length - 1
  const people = generalInfo.numberOfAdults + generalInfo.numberOfChildren
  const said = {
    application,
    words,
    people: t`${plural(people, { one: '# person', other: '# people' })}`,
    pets: generalInfo.pets ? t`Yes` : t`No`,
    status: i18n._(applicationStatusNames[application.status]),
  }
  return (
    <>
      <div role="cell">
        <SelectBox id={id} name={name} isSelected={isSelected} isCurrent={isCurrent} onSelect={props.onSelect} />
      </div>
      {columns.includes('star') && (
        <div role="cell" data-column="star">
          <StarButton
            isStarred={application.isStarred}
            label={t`Star: ${name}`}
            tabIndex={stop}
            onPress={() => onStar(application)}
          />
        </div>
      )}
      <div role="rowheader" data-column="name">
        <button
          type="button"
          data-toggle
          tabIndex={stop}
          aria-expanded={isOpen}
          aria-controls="application-details"
          aria-label={t`Details: ${name}`}
          onClick={({ detail: pointers }) => onToggle(id, pointers === 0)}
        >
          <span>{name}</span>
        </button>
        <TwiceMark alike={alike} />
        {waiting && <WaitingMark waiting={waiting} tabIndex={stop} isSign />}
        {application.tags.length > 0 && <TagMarks tags={application.tags} />}
        <span title={beside ? `${beside} · ${words.household}` : words.household}>
          {others > 0 && `+ ${beside || others} · `}
          {words.household}
        </span>
      </div>
      {columns.map(
        (column) =>
          column !== 'star' && (
            <div key={column} role="cell" data-column={column}>
              {cells[column](said)}
            </div>
          ),
      )}
    </>
  )
})

interface Said {
  application: RowProps['application']
  words: DecisionWords
  people: string
  pets: string
  status: string
}

const cells: Record<Exclude<Column, 'star'>, (said: Said) => ReactNode> = {
  household: ({ people }) => people,
  income: ({ words }) => <IncomeMarks {...words} />,
  'move-in': ({ application }) => formatDate(application.generalInfo.desiredStartDate),
  profession: ({ application: { mainRenters } }) => (
    <span title={mainRenters[0]?.profession.profession}>{mainRenters[0]?.profession.profession}</span>
  ),
  pets: ({ pets }) => pets,
  documents: ({ words }) => <DocumentsMark {...words} />,
  status: ({ application, status }) => <span data-colour={applicationTones[application.status]}>{status}</span>,
  received: ({ application }) => dayAndTime(application.createdAt).day,
}
