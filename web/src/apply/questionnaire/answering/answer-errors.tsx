import { useFormContext } from 'react-hook-form'
import type { IssueCode } from '#shared/issues.ts'
import { usePersonTitle } from '#web/apply/delivery/status/copy/use-person-title.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import { ErrorSummary } from '#web/kit/form/later/error-summary.tsx'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'

interface AnswerErrorsProps {
  errors: readonly { name: string; code: string }[]
  attempt: number
  onGoTo: (name: string) => void
}

/** What is wrong on this step. */
export function AnswerErrors({ errors, ...rest }: AnswerErrorsProps) {
  const placeOf = usePlaces()
  const { getValues } = useFormContext<Answers>()
  return <ErrorSummary errors={errors.map((error) => ({ ...error, place: placeOf(error, getValues()) }))} {...rest} />
}

/** A name of other letters stands before its field all the same where one reads from the right. */
const apart = (name: string) => (document.dir === 'rtl' ? `\u2068${name}\u2069` : name)

/** Reasons that could be of any field. */
const unnamed: ReadonlySet<string> = new Set<IssueCode>([
  'required',
  'invalid',
  'text_too_long',
  'comment_too_long',
  'unreadable_characters',
])

/** Says in the summary of errors whose field it is, and which, where the message alone does not tell. */
function usePlaces() {
  const titleOf = usePersonTitle()
  const { ofField } = useQuestionLabels()
  return ({ name, code }: { name: string; code: string }, { mainRenters }: Answers): string | undefined => {
    const index = Number(/^mainRenters\.(\d+)/.exec(name)?.[1] ?? -1)
    const isOneOf = index >= 0 && mainRenters.length > 1
    const renter = isOneOf && (mainRenters[index]?.firstName || titleOf(mainRenters, index))
    // A reference has fields that are called like the renter's own.
    const isNamed = !unnamed.has(code) && !name.endsWith('reference.email')
    const field = isNamed ? undefined : ofField(name)
    return [renter && apart(renter), field].filter(Boolean).join(', ') || undefined
  }
}
