import { useState } from 'react'
import type { SignedContent } from '#shared/handover/canonical-content.ts'
import { MAX_PROTOCOL_FILE_BYTES } from '#shared/handover/file.ts'
import { isSameName } from '#shared/handover/kind.ts'
import { newId } from '#shared/ids.ts'
import { useDesk } from '#web/desk/use-desk.ts'
import { useOwnOrganization } from '#web/desk/use-own-organization.ts'
import type { KeptSigning } from '#web/local/desk-signing.ts'
import { isDeviceFull } from '#web/local/device-full.ts'
import { releaseFile, reserveFile } from '#web/local/reserve-file.ts'
import { makingRoom } from '#web/records/tidy-protocol-files.ts'
import { asShown, fingerprintOf } from './freeze.ts'
import { makePdf, PhotoElsewhereError } from './make-pdf.ts'
import { signersOf } from './statements.ts'
import { useMe } from './use-known-people.ts'
import { useWalk } from './use-walk.ts'

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
  const walk = useWalk()
  const { desk } = useDesk()
  const { name = '' } = useOwnOrganization()
  const me = useMe()
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
      asSigned: { content: protocol.content, rooms: rooms.map(({ id, content: said }) => ({ id, content: said })) },
    } as NonNullable<KeptSigning['frozen']> // what statements are made of is one of their kinds
    const parts = { ...asShown(walk), organizationName: name, frozen, signatures: [], language: signing.language }
    const document = await makePdf(parts)
    const size = document.length + SIGNATURE_BYTES * signersOf(walk.protocol.content).length
    if (size > MAX_PROTOCOL_FILE_BYTES) return 'too_large'
    if (signing.frozen) await releaseFile(desk, signing.frozen.pdfId)
    await makingRoom(desk, () => reserveFile(desk, pdfId, size))
    await walk.keepShown()
    const [first] = signersOf(protocol.content)
    // The manager who signs first has it in their hands already.
    const isHandedOut = first && isSameName(first.name, me.name) ? undefined : (true as const)
    await change((before) => ({ ...before, frozen, signatures: [], drafts: {}, isHandedOut }))
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
