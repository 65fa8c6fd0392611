import { canonicalJson } from '#shared/canonical-json.ts'
import type { AsSigned } from '#shared/handover/as-signed.ts'
import type { ProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { asShown } from '#web/manage/handover/signed/freeze.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'

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
