import { useState } from 'react'
import type { SignedContent } from '#shared/handover/canonical-content.ts'
import { MAX_PROTOCOL_FILE_BYTES } from '#shared/handover/file.ts'
import { newId } from '#shared/ids.ts'
import { isDeviceFull } from '#web/kit/device/storage/device-full.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { asShown, fingerprintOf } from '#web/manage/handover/signed/freeze.ts'
import { makePdf, PhotoElsewhereError } from '#web/manage/handover/signed/make-pdf.ts'
import { signersOf } from '#web/manage/handover/signed/statements.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { useOwnOrganization } from '#web/manage/records/use-own-organization.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { releaseFile, reserveFile } from '#web/manage/storage/reserve-file.ts'
import { makingRoom } from '#web/manage/sync/files/tidy-protocol-files.ts'

export type FreezeState = 'idle' | 'preparing' | 'device_full' | 'too_large' | 'photo_elsewhere' | 'failed'

/** What one party's drawing and words take in the document, at most. */
const SIGNATURE_BYTES = 100_000

interface Freezing {
  signing: KeptSigning
  content: SignedContent
  change: (to: (before: KeptSigning) => KeptSigning) => Promise<void>
}

/**
 * Freezes what is signed. Before anybody is asked, the document is made once as it will be, but for the signatures, and the space
 * that it takes is set aside: what is in its way shall show now, and not when all have signed and gone.
 */
export function useFreeze({ signing, content, change }: Freezing) {
  const draft = useProtocolDraft()
  const { database } = useManager()
  const { name = '' } = useOwnOrganization()
  const [state, setState] = useState<FreezeState>('idle')

  const prepare = async () => {
    const { protocol, rooms, property, statements, photoHashes } = content
    const contentHash = await fingerprintOf(content)
    const pdfId = newId()
    const frozen = {
      contentHash,
      property: { ...property },
      statements: [...statements],
      photoHashes,
      pdfId,
      ...(draft.baseline && { beside: draft.baseline.protocol.status }),
      asSigned: { content: protocol.content, rooms: rooms.map(({ id, content: said }) => ({ id, content: said })) },
    } as NonNullable<KeptSigning['frozen']> // what statements are made of is one of their kinds
    const parts = { ...asShown(draft), organizationName: name, frozen, signatures: [], language: signing.language }
    const document = await makePdf(parts)
    const size = document.length + SIGNATURE_BYTES * signersOf(draft.protocol.content).length
    if (size > MAX_PROTOCOL_FILE_BYTES) return 'too_large'
    if (signing.frozen) await releaseFile(database, signing.frozen.pdfId)
    await makingRoom(database, () => reserveFile(database, pdfId, size))
    await draft.keepShown()
    await change((before) => ({ ...before, frozen, signatures: [], drafts: {} }))
    return 'idle'
  }

  return {
    state,
    freeze: async () => {
      if (state === 'preparing') return
      setState('preparing')
      try {
        setState(await prepare())
      } catch (error) {
        const isElsewhere = error instanceof PhotoElsewhereError
        setState(isDeviceFull(error) ? 'device_full' : isElsewhere ? 'photo_elsewhere' : 'failed')
      }
    },
  }
}
