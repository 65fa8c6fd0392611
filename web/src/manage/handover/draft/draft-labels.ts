import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HandoverProtocol, ProtocolKind, ProtocolStatus } from '#shared/handover/protocol.ts'
import type { Component } from '#shared/handover/room/room.ts'
import { type SignedHow, signedHow } from '#shared/handover/sign/seal.ts'

/** Words for codes that only the screens say; what the PDF says too is in protocol/labels/protocol-labels.ts */
type Labels<Code extends string> = Record<Code, MessageDescriptor>

export const kindNames: Labels<ProtocolKind> = {
  move_out: msg`Moving out`,
  move_in: msg`Moving in`,
  move_out_in: msg`Moving out and in`,
  interim: msg`Inspection`,
}

/** Asked of a part: nobody is made to say yes of what they did not try. */
export const workingNames: Labels<NonNullable<Component['works']>> = {
  yes: msg`Works`,
  no: msg`Does not work`,
  untested: msg`Not tested`,
}

const statusNames: Labels<Exclude<ProtocolStatus, 'signed'>> = {
  draft: msg`Draft`,
  superseded: msg`Replaced`,
  void: msg`Void`,
}

const statusTones = { draft: 'yellow', superseded: 'grey', void: 'red' } as const

const signedNames: Labels<SignedHow> = {
  signed: msg`Signed`,
  partly_on_paper: msg`Signed in part, the rest on paper`,
  on_paper: msg`To be signed on paper`,
  partly_refused: msg`Signed, not by all`,
  partly_refused_on_paper: msg`To be signed on paper, not by all`,
  refused: msg`Signing refused`,
}

/** How far a protocol is; a signed one says by how many, and what is left to paper. */
export function statusMark({ status, seal }: Pick<HandoverProtocol, 'status' | 'seal'>) {
  if (status !== 'signed') return { words: statusNames[status], tone: statusTones[status] }
  const how = seal ? signedHow(seal) : 'signed'
  return { words: signedNames[how], tone: how === 'signed' ? ('green' as const) : ('yellow' as const) }
}
