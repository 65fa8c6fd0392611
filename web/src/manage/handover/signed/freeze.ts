import type { I18n } from '@lingui/core'
import { canonicalContent, type SignedContent } from '#shared/handover/canonical-content.ts'
import { onlyAsked, onlyAskedOf } from '#shared/handover/only-asked.ts'
import { protocolContent } from '#shared/handover/protocol.ts'
import { photosOf } from '#shared/handover/ready-to-sign.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import type { Signing } from '#shared/handover/sign/signing.ts'
import { hashOf } from '#web/kit/device/storage/hash.ts'
import type { Baseline, ProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { signersOf, statementsOf, statementWords } from './statements.ts'

type Content = Pick<ProtocolDraft, 'protocol' | 'rooms' | 'files' | 'property'>

/** The content as it is kept, and not with the blanks that somebody is just typing. */
const asKept = <C extends Pick<Content, 'protocol' | 'rooms'>>(content: C): C => ({
  ...content,
  protocol: { ...content.protocol, content: protocolContent.parse(content.protocol.content) },
  rooms: content.rooms.map((room) => ({ ...room, content: roomContent.parse(room.content) })),
})

/** As it is signed: with nothing in it that the screen, or the document, does not show. */
export function asShown<C extends Pick<Content, 'protocol' | 'rooms'>>(draft: C): C {
  const content = onlyAsked(draft.protocol.content)
  const rooms = draft.rooms.map((room) => ({
    ...room,
    content: onlyAskedOf(room.content, content),
  }))
  return asKept({ ...draft, protocol: { ...draft.protocol, content }, rooms })
}

/** What stands beside it while people sign and in their document: what did when it was frozen, whatever came or happened since. */
export const baselineAsFrozen = (
  baseline: Baseline | null | undefined,
  { beside }: Pick<NonNullable<KeptSigning['frozen']>, 'beside'>,
): Baseline | null | undefined =>
  beside === undefined ? null : baseline && { ...baseline, protocol: { ...baseline.protocol, status: beside } }

/** Everything that signatures are bound to; undefined while a photo is not known here. */
export function contentToSign(
  draft: Content,
  { ticked, declined = [] }: Pick<KeptSigning, 'ticked' | 'declined'>,
  i18n: I18n,
): SignedContent | undefined {
  const { protocol, rooms, files, property } = asShown(draft)
  const photos = photosOf(protocol.content, rooms).map(
    (id) => [id, files.find((file) => file.id === id)?.sha256] as const,
  )
  if (photos.some(([, sha256]) => sha256 === undefined)) return undefined
  const { jurisdiction } = protocol.content
  const statements = signersOf(protocol.content).flatMap((party) =>
    statementsOf(party, { content: protocol.content, rooms }).flatMap((statement) => {
      const isIn = (said: KeptSigning['ticked']) =>
        said.some((each) => each.partyId === party.id && each.statement === statement)
      if (!isIn(ticked) && !isIn(declined)) return []
      const text = i18n._(statementWords(statement, jurisdiction))
      return [{ statement, partyId: party.id, text, ...(isIn(declined) && { isDeclined: true as const }) }]
    }),
  )
  return {
    protocol,
    property: { name: property?.name ?? '', address: property?.address ?? '' },
    rooms,
    statements,
    photoHashes: Object.fromEntries(photos.map(([id, sha256]) => [id, sha256 ?? ''])),
  }
}

/** SHA-256 of the content, computed here: no server takes part in it. @throws where the browser cannot compute it */
export async function fingerprintOf(content: SignedContent): Promise<Signing['contentHash']> {
  const hash = await hashOf(new TextEncoder().encode(canonicalContent(content)))
  if (hash === undefined) throw new Error('this page is not secure enough to compute a fingerprint')
  return hash
}
