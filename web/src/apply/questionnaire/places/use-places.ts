import { useLingui } from '@lingui/react/macro'
import type { IssueCode } from '#shared/issues.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import { labelOf } from './labelled-field.ts'

/** Reasons that could be of any field. */
const unnamed: ReadonlySet<string> = new Set<IssueCode>([
  'required',
  'invalid',
  'text_too_long',
  'comment_too_long',
  'unreadable_characters',
])

/** Says in the summary of errors whose field it is, and which, where the message alone does not tell. */
export function usePlaces() {
  const { t, i18n } = useLingui()
  return ({ name, code }: { name: string; code: string }, { mainRenters }: Answers): string | undefined => {
    const number = Number(/^mainRenters\.(\d+)/.exec(name)?.[1] ?? -1) + 1
    const renter = number > 0 && mainRenters.length > 1 && (mainRenters[number - 1]?.firstName || t`Renter ${number}`)
    // A reference has fields that are called like the renter's own.
    const field = unnamed.has(code) || name.endsWith('reference.email') ? labelOf(name) : undefined
    return [renter, field && i18n._(field)].filter(Boolean).join(', ') || undefined
  }
}
