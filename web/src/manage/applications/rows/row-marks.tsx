import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { WarningIcon } from '#web/kit/ui/icons.tsx'
import type { DecisionWords } from '#web/manage/applications/review/use-decision-words.ts'

/** In a row there is room for a sign: what it says stands beside it for who hears the page, and in a hint for a pointer. */
const Sign = ({ children }: { children: string }) => (
  <em title={children}>
    <WarningIcon />
    <small>{children}</small>
  </em>
)

/** What the rent takes of the income, with a bar, so that many of them can be compared at a glance, and by which they are ordered; then the income. */
export function IncomeMarks({ income, percent, isDoubtful, notCounted }: DecisionWords) {
  const { t } = useLingui()
  return (
    <>
      {percent !== undefined && (
        <b>
          <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
            <rect width="100" height="4" />
            <rect width={Math.min(100, percent)} height="4" />
          </svg>
          <span aria-hidden="true">{`${percent} %`}</span>
          <small>{t`Rent takes ${percent} % of the income`}</small>
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

/** How many kinds of document are missing; which, for a pointer and for who hears the page. */
export function DocumentsMark({ missing }: { missing: readonly string[] }) {
  const { t } = useLingui()
  const kinds = missing.join(', ')
  const count = missing.length
  if (count === 0) return t`complete`
  return (
    <i title={kinds}>
      <span aria-hidden="true">{t`${plural(count, { one: '# missing', other: '# missing' })}`}</span>
      <small>{t`Missing: ${kinds}`}</small>
    </i>
  )
}
