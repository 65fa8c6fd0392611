import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import SignaturePad from 'signature_pad'
import { isDrawn, type Signature } from '#shared/handover/sign/signing.ts'
import { asksReason, type SigningDraft, type Strokes } from '#shared/handover/sign/signing-draft.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { isDeviceFull } from '#web/kit/device/storage/device-full.ts'
import { PAPER, toGroups } from './pad-strokes.ts'
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
    witness: outcome === 'refused' ? onOneLine(witness) : '',
    strokes: isWritten ? strokes : [],
    picture: isWritten ? signaturePicture(strokes) : null,
    signedAt: new Date().toISOString(),
  }
}

const deviceFull = msg`Not signed yet: this device has no space left. Everything is still here. Please free some space and press again.`
const notKept = msg`Not signed yet: it could not be kept on this device. Everything is still here. Please press again.`

/** The field is this many times as wide as high. */
const FIELD_RATIO = 2
/** Large enough to be printed 8 cm wide. */
const [WIDTH, DENSITY] = [600, 2]

/**
 * The signature as a picture: dark on white, of the same size whatever device it was written on. PNG in base64.
 * At once: `toBlob` waits until the page has nothing else to do, for seconds on a phone that is busy.
 * @throws Error when the browser cannot draw it; nobody has signed then
 */
function signaturePicture(strokes: Strokes): string {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: WIDTH * DENSITY,
    height: (WIDTH / FIELD_RATIO) * DENSITY,
  })
  canvas.getContext('2d')?.scale(DENSITY, DENSITY)
  const pad = new SignaturePad(canvas, { backgroundColor: PAPER })
  pad.off()
  pad.fromData(toGroups(strokes, WIDTH, 1))
  const [, picture] = canvas.toDataURL('image/png').split('base64,')
  if (!picture) throw new Error('the signature could not be drawn')
  return picture
}
