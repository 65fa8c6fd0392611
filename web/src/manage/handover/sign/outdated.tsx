import { Trans } from '@lingui/react/macro'
import { countAnswers, useAnswersInWords } from '#web/manage/handover/draft/count-answers.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'

/** What was said of another content, in a word that is true for all who said it. */
export function Outdated({ signatures }: Pick<KeptSigning, 'signatures'>) {
  const said = useAnswersInWords(signatures)
  const { signed, refused, onPaper } = countAnswers(signatures)
  if (signed > 0 && refused + onPaper === 0) {
    return (
      <Trans>
        The content was changed after somebody had signed. Those signatures no longer count: all sign again.
      </Trans>
    )
  }
  if (refused > 0 && signed + onPaper === 0) {
    return (
      <Trans>
        The content was changed after somebody had refused to sign. That no longer counts: everybody is asked again.
      </Trans>
    )
  }
  return <Trans>The content was changed afterwards: {said}. That no longer counts: everybody is asked again.</Trans>
}
