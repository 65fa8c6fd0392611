import { Trans, useLingui } from '@lingui/react/macro'
import { documentNames } from '#shared/document/document-names.ts'
import type { LeftOut } from '#shared/policy/left-out.ts'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'

/** What somebody sent before the rules of the home were known, and nobody there has now. */
export function LeftOutNotice({ leftOut }: { leftOut: LeftOut | undefined }) {
  const { i18n } = useLingui()
  const namesOf = useLeftOutNames()
  if (!leftOut) return null
  const what = [...leftOut.documents.map((type) => i18n._(documentNames[type])), ...namesOf(leftOut.questions)].join(
    ', ',
  )
  return (
    <Notice>
      <Text>
        <Trans>
          Not kept, because it may not be asked for where this home is: {what}. All else was received. If the property
          manager needs more, they will write to you.
        </Trans>
      </Text>
    </Notice>
  )
}

/** What questions are called that nobody may ask there; a group by its own name. */
export function useLeftOutNames() {
  const { t } = useLingui()
  const { ofField } = useQuestionLabels()
  return (questions: readonly string[]) =>
    questions.map((path) => (path === 'reference' ? t`Reference` : (ofField(path) ?? path)))
}
