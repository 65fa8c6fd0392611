import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { formatDate } from '#shared/dates.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { applicantNames } from '#web/manage/applications/review/applicant-names.ts'
import { useDecisionWords } from '#web/manage/applications/review/use-decision-words.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { applicationStatusNames, applicationTones } from '#web/manage/ui/status-badge.tsx'
import type { RowProps } from './row.ts'
import { DocumentsMark, IncomeMarks, TwiceMark } from './row-marks.tsx'
import { SelectBox } from './select-box.tsx'
import { StarButton, TagMarks } from './team-marks.tsx'

interface ApplicationRowProps extends RowProps {
  /** It is read beside the list. */
  isOpen: boolean
  onToggle: (id: string) => void
  onStar: (application: RowProps['application']) => void
}

/**
 * The cells of a row on a desk. Plain elements, styled by `ApplicationTable`: many of them pass by in a second when somebody scrolls,
 * and each is drawn anew only when something about it is new.
 */
export const ApplicationRow = memo(function ApplicationRow(props: ApplicationRowProps) {
  const { application, total, country, alike, isOpen, onToggle, onStar, isSelected, onSelect } = props
  const { t, i18n } = useLingui()
  const words = useDecisionWords(total, country)(application)
  const { id, mainRenters, generalInfo, status, createdAt, waiting } = application
  const name = applicantNames(application)
  const others = mainRenters.length - 1
  const profession = mainRenters[0]?.profession.profession
  return (
    <>
      <div role="cell">
        <SelectBox id={id} name={name} isSelected={isSelected} onSelect={onSelect} />
      </div>
      <div role="cell" data-column="name">
        <StarButton isStarred={application.isStarred} label={t`Star: ${name}`} onPress={() => onStar(application)} />
        <button
          type="button"
          data-toggle
          aria-expanded={isOpen}
          aria-controls="application-details"
          aria-label={t`Details: ${name}`}
          onClick={() => onToggle(id)}
        >
          <span>{name}</span>
        </button>
        <TwiceMark alike={alike} />
        {waiting && <WaitingMark waiting={waiting} />}
        {application.tags.length > 0 && <TagMarks tags={application.tags} />}
        <span title={words.household}>
          {others > 0 && `+ ${others} · `}
          {words.household}
        </span>
      </div>
      <div role="cell" data-column="income">
        <IncomeMarks {...words} />
      </div>
      <div role="cell" data-column="move-in">
        {formatDate(generalInfo.desiredStartDate)}
      </div>
      <div role="cell" data-column="profession">
        <span title={profession}>{profession}</span>
      </div>
      <div role="cell" data-column="documents">
        <DocumentsMark missing={words.missing} />
      </div>
      <div role="cell" data-column="status">
        <span data-colour={applicationTones[status]}>{i18n._(applicationStatusNames[status])}</span>
      </div>
      <div role="cell" data-column="received">
        {dayAndTime(createdAt).day}
      </div>
    </>
  )
})
