import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SigningOutcome } from '#shared/handover/sign/signing.ts'

/** What somebody chooses before they sign. */
export const outcomeNames = {
  signed: msg`I sign`,
  with_reservation: msg`I sign with a reservation`,
  refused: msg`I do not sign`,
  on_paper: msg`I sign on paper`,
} satisfies Record<SigningOutcome, MessageDescriptor>

/** The button that says it. */
export const confirmNames = {
  signed: msg`Sign`,
  with_reservation: msg`Sign with reservation`,
  refused: msg`Record the refusal`,
  on_paper: msg`Record: to be signed on paper`,
} satisfies Record<SigningOutcome, MessageDescriptor>

/** What is true once it is kept. */
export const doneNames = {
  signed: msg`Signed. It is kept on this device.`,
  with_reservation: msg`Signed with a reservation. It is kept on this device.`,
  refused: msg`The refusal is recorded. It is kept on this device.`,
  on_paper: msg`Recorded: to be signed on paper. It is kept on this device.`,
} satisfies Record<SigningOutcome, MessageDescriptor>

/** Beside a name, once it was their turn. */
export const turnNames = {
  signed: msg`signed`,
  with_reservation: msg`signed with a reservation`,
  refused: msg`does not sign`,
  on_paper: msg`on paper`,
} satisfies Record<SigningOutcome, MessageDescriptor>
