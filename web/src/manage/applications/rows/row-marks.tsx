import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { WarningIcon } from '#web/kit/ui/icons.tsx'
import type { DecisionWords } from '#web/manage/applications/words/use-decision-words.ts'
import { barOf } from './bar.ts'

/** In a row there is room for a sign: what it says is heard, and stands in a hint for a pointer. */
const Sign = ({ children }: { children: string }) => (
  <em role="img" aria-label={children} title={children}>
    <WarningIcon />
  </em>
)

/** What the rent takes of the income, with a bar, so that many of them can be compared at a glance, and by which they are ordered; then the income. */
export function IncomeMarks({ income, percent, basis, isDoubtful, notCounted }: DecisionWords) {
  const { t } = useLingui()
  return (
    <>
      {percent !== undefined && (
        <b
          role="img"
          aria-label={
            basis === 'net'
              ? t`Rent takes ${percent} % of the net income`
              : t`Rent takes ${percent} % of the gross income`
          }
          data-bar={barOf(percent)}
        >
          {`${percent} %`}
        </b>
      )}
      {isDoubtful && <Sign>{t`The income is doubtful: perhaps it is for a year, or a digit is missing`}</Sign>}
      {notCounted && <Sign>{t`Not counted as income: ${notCounted}`}</Sign>}
      <span title={income}>{income || '–'}</span>
    </>
  )
}

/** @param alike who seems to be the same person, by their names */
export function TwiceMark({ alike: others }: { alike: string }) {
  const { t } = useLingui()
  return others && <Sign>{t`Seems to apply twice: ${others}`}</Sign>
}

/** How many kinds of document are missing, or come once somebody was chosen; which, for a pointer and for who hears the page. */
export function DocumentsMark({ missing, awaited, isComplete }: DecisionWords) {
  const { t } = useLingui()
  const kinds = missing.join(', ')
  const later = awaited.join(', ')
  const count = missing.length
  if (count === 0 && later === '') return isComplete ? t`complete` : '–'
  if (count === 0) {
    return (
      <span role="img" aria-label={t`Comes once chosen: ${later}`} title={later}>
        {t`once chosen`}
      </span>
    )
  }
  return (
    <i role="img" aria-label={t`Missing: ${kinds}`} title={kinds}>
      {t`${plural(count, { one: '# missing', other: '# missing' })}`}
    </i>
  )
}
