import { useFormContext } from 'react-hook-form'
import { ErrorSummary } from '#web/form/error-summary.tsx'
import type { Answers } from '#web/local/answers.ts'
import { usePlaces } from './use-places.ts'

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
