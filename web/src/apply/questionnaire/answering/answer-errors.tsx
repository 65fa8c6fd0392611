import { useFormContext } from 'react-hook-form'
import { usePlaces } from '#web/apply/questionnaire/places/use-places.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import { ErrorSummary } from '#web/kit/form/later/error-summary.tsx'

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
