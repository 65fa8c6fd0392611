import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { isDrawn, type Signature } from '#shared/handover/sign/signing.ts'
import { asksReason, type SigningDraft } from '#shared/handover/signing-draft.ts'
import { isDeviceFull } from '#web/kit/device/storage/device-full.ts'
import { signaturePicture } from './signature-picture.ts'
import { doneNames } from './signing-labels.ts'

export type Signed = Omit<Signature, 'partyId' | 'name' | 'contentHash'>

/** Draws the picture, has everything kept, and only then says that it is signed. */
export function useSigning(onSigned: (signed: Signed) => Promise<void>) {
  const [state, setState] = useState<'open' | 'saving' | 'done'>('open')
  const [status, setStatus] = useState<MessageDescriptor>()

  const sign = async (draft: SigningDraft) => {
    setState('saving')
    setStatus(msg`One moment...`)
    try {
      await onSigned(asSigned(draft))
      setStatus(doneNames[draft.outcome])
      setState('done')
    } catch (error) {
      setStatus(isDeviceFull(error) ? deviceFull : notKept)
      setState('open')
    }
  }
  return { state, status, sign }
}

function asSigned({ outcome, reason, witness, strokes }: SigningDraft): Signed {
  const isWritten = isDrawn({ outcome })
  return {
    outcome,
    reason: asksReason({ outcome }) ? reason.trim() : '',
    witness: outcome === 'refused' ? witness.trim() : '',
    strokes: isWritten ? strokes : [],
    picture: isWritten ? signaturePicture(strokes) : null,
    signedAt: new Date().toISOString(),
  }
}

const deviceFull = msg`Not signed yet: this device has no space left. Everything is still here. Please free some space and press again.`
const notKept = msg`Not signed yet: it could not be kept on this device. Everything is still here. Please press again.`
