import { type RenterQuestion, useQuestionLabels } from '#web/kit/i18n/question-labels.ts'

/** What questions are called, of which only the paths are known. */
export function useQuestionNames() {
  const { name } = useQuestionLabels()
  // A path without a name is shown as it is.
  return (paths: readonly string[]) => paths.map((path) => name(path as RenterQuestion))
}
