import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { generalInfoNames } from '#shared/application/questions/general-info-names.ts'
import type { renterNames } from '#shared/application/questions/renter-names.ts'

export type RenterQuestion = keyof typeof renterNames
type AnyQuestion = RenterQuestion | keyof typeof generalInfoNames

/** What questions are called, by their path; their words lie in the catalogues, by their id. */
export function useQuestionLabels() {
  const { i18n } = useLingui()
  const name = (question: AnyQuestion) => textOf(i18n, question) ?? question
  return {
    name,
    /** How it is asked, where that is more than its name. */
    asked: (question: AnyQuestion) => textOf(i18n, `${question}.asked`) ?? name(question),
    /** What managers call it, where they have another word for it. */
    managers: (question: AnyQuestion) => textOf(i18n, `${question}.managers`) ?? name(question),
    /** Of a field, by its path in the form, such as `mainRenters.0.reference.email`. */
    ofField: (path: string) => textOf(i18n, path.replace(/^(mainRenters\.\d+|generalInfo)\./, '')),
  }
}

const textOf = (i18n: I18n, path: string): string | undefined =>
  Object.hasOwn(i18n.messages, `question.${path}`) ? i18n._(`question.${path}`) : undefined
