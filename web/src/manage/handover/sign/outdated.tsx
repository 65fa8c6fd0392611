import { Trans } from '@lingui/react/macro'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { AsSigned } from '#shared/handover/as-signed.ts'
import { countAnswers, useAnswersInWords } from '#web/manage/handover/draft/count-answers.ts'
import type { ProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { asShown } from '#web/manage/handover/signed/freeze.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'

/** What was said of another content, in a word that is true for all who said it; or that it was checked, and is another one now. */
export function Outdated({ signatures }: Pick<KeptSigning, 'signatures'>) {
  const said = useAnswersInWords(signatures)
  const { signed, refused, onPaper } = countAnswers(signatures)
  if (signatures.length === 0) {
    return (
      <Trans>
        The content was changed after it had been checked, before anybody signed. Please look through it once more.
      </Trans>
    )
  }
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

/** Whether a draft says something else by now than what people have answered; as far as an older app noted what that was. */
export function isOutdated(
  draft: Pick<ProtocolDraft, 'protocol' | 'rooms' | 'state'>,
  { frozen }: Pick<KeptSigning, 'frozen'>,
): boolean {
  const signed = frozen?.asSigned
  if (!signed) return false
  // What breaks a rule was changed, too.
  if (draft.state === 'invalid') return true
  const { protocol, rooms } = asShown(draft)
  return textOf({ content: protocol.content, rooms }) !== textOf(signed)
}

const textOf = ({ content, rooms }: Pick<AsSigned, 'content'> & { rooms: readonly AsSigned['rooms'][number][] }) =>
  canonicalJson({ content, rooms: Object.fromEntries(rooms.map((room) => [room.id, room.content])) })
