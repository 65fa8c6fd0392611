import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { rentersOf } from '#shared/application/guarantor.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import { useDecisionWords } from '#web/manage/applications/words/use-decision-words.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { applicationStatusNames, applicationTones } from '#web/manage/ui/status-badge.tsx'
import { type RowProps, stopIn } from './row.ts'
import { DocumentsMark, IncomeMarks, TwiceMark } from './row-marks.tsx'
import { SelectBox } from './select-box.tsx'
import { StarSign, TagMarks } from './team-marks.tsx'

interface ApplicationLineProps extends RowProps {
  /** The application's own page, which goes on in this list. */
  to: string
  /** For the way back. */
  from: { from: string }
}

/**
 * An application for a phone, its figures below each other: three lines, and more where they do not hold what one decides by, of which
 * nothing is cut. A tap anywhere leads to it. Plain elements, styled by `ApplicationLines`.
 */
export const ApplicationLine = memo(function ApplicationLine(props: ApplicationLineProps) {
  const { application, total, country, alike, beside, to, from, isSelected, isCurrent, onSelect } = props
  const { i18n } = useLingui()
  const words = useDecisionWords(total, country)(application)
  const { id, mainRenters, status, createdAt, waiting } = application
  const name = applicantNames(application)
  const others = rentersOf(mainRenters).length - 1
  return (
    <article aria-label={name}>
      <SelectBox id={id} name={name} isSelected={isSelected} isCurrent={isCurrent} onSelect={onSelect} />
      <div>
        <h3>
          <Link to={to} state={from} data-toggle tabIndex={stopIn(isCurrent)}>
            <span>{name}</span>
          </Link>
        </h3>
        {application.isStarred && <StarSign />}
        <TwiceMark alike={alike} />
        <time>{dayAndTime(createdAt).day}</time>
      </div>
      <div>
        <span data-colour={applicationTones[status]}>{i18n._(applicationStatusNames[status])}</span>
        {waiting && <WaitingMark waiting={waiting} tabIndex={stopIn(isCurrent)} />}
        {application.tags.length > 0 && <TagMarks tags={application.tags} />}
        <p>
          <IncomeMarks {...words} income={words.incomeBrief} />
        </p>
      </div>
      <div>
        <span>
          {others > 0 && `+ ${beside || others} · `}
          {words.household}
        </span>
        {words.missing.length > 0 && <DocumentsMark {...words} />}
      </div>
    </article>
  )
})
