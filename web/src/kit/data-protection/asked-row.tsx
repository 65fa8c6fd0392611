import type { Name } from '#shared/application/questions/names.ts'
import { useLingui } from '@lingui/react/macro'
import type { AskedQuestion } from '#shared/data-protection/asked.ts'
import { isOrigin, originNames } from '#web/kit/labels/origin-names.ts'
import { Row } from './rows.tsx'
import { useQuestionNames } from './use-question-names.ts'
import { howAskedNames, useListed } from './words.ts'

/** A question, or several that are asked alike, and whether somebody has to answer. */
export function AskedRow({ question, because }: { question: AskedQuestion; because: Name | undefined }) {
  const { t, i18n } = useLingui()
  const listed = useListed()
  const namesOf = useQuestionNames()
  const { paths, orElse, how, answers = [] } = question
  const whether = i18n._(howAskedNames[how])
  const [instead] = orElse ? namesOf([orElse]) : []
  const few = answers.length > MOST_NAMED ? [...answers.slice(0, 1), '…', ...answers.slice(-1)] : answers
  const words = few.map((answer) => (isOrigin(answer) ? i18n._(originNames[answer]) : answer))
  const said = instead ? t`${whether}, or: ${instead}` : whether
  return (
    <Row
      name={listed(namesOf(paths), 'unit')}
      said={words.length > 0 ? `${said}: ${words.join('; ')}` : said}
      because={because}
    />
  )
}

/** Of more steps the first and the last say enough. */
const MOST_NAMED = 6
