import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isDrawn } from '#shared/handover/sign/signing.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'

type Answers = KeptSigning['signatures']

/** Who refuses has signed nothing, and who signs on paper has not done so yet. */
export const countAnswers = (answers: Answers) => ({
  signed: answers.filter(isDrawn).length,
  refused: answers.filter(({ outcome }) => outcome === 'refused').length,
  onPaper: answers.filter(({ outcome }) => outcome === 'on_paper').length,
})

/** How many have answered, and how. */
export function useAnswersInWords(answers: Answers): string {
  const { t } = useLingui()
  const { signed, refused, onPaper } = countAnswers(answers)
  return [
    ...(signed > 0 ? [t`${plural(signed, { one: '# signature', other: '# signatures' })}`] : []),
    ...(refused > 0 ? [t`${plural(refused, { one: '# refusal', other: '# refusals' })}`] : []),
    ...(onPaper > 0 ? [t`${plural(onPaper, { one: '# to sign on paper', other: '# to sign on paper' })}`] : []),
  ].join(', ')
}
