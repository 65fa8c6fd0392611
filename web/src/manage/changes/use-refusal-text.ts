import { useLingui } from '@lingui/react/macro'
import { useTexts } from '#web/kit/i18n/texts.ts'
import type { CommandOutcome } from '#web/manage/storage/stored-command.ts'
import { issueWords, refusalWords, type Subject, subjectNames } from './refusal-words.ts'

type Refused = Pick<CommandOutcome, 'code' | 'details'>

/** What somebody who manages reads when the server said no; undefined for what only a later version has words for. */
export function useRefusalText() {
  const { t, i18n } = useLingui()
  const texts = useTexts()
  /**
   * @param about what was refused; undefined for what is no record
   * @param name that was wanted, where what was typed is not before the person any more
   */
  return ({ code, details = [] }: Refused, about: Subject | undefined, name?: string): string | undefined => {
    const issues = details.map(({ message }) =>
      name !== undefined && isWorded(issueWords, message) ? i18n._(issueWords[message](name)) : texts.issue(message),
    )
    if (issues.length > 0) return [...new Set(issues)].join(' ')
    if (!isWorded(refusalWords, code)) return texts.knowsError(code) ? texts.error(code) : undefined
    return i18n._(refusalWords[code](about ? i18n._(subjectNames[about]) : t`This`))
  }
}

const isWorded = <W extends object>(words: W, code: string): code is keyof W & string => Object.hasOwn(words, code)
