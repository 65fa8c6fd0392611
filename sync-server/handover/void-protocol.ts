import { handoverProtocols } from '#server/db/handover-schema.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ProtocolOnWire } from '#shared/handover/contract.ts'
import { noteOf } from './draft.ts'
import { asOnWire } from './protocol-on-wire.ts'

/**
 * Writes down why a signed protocol does not count. It stays readable; and void for the same reason it is already.
 * @throws AppError NOT_FOUND; EDIT_CONFLICT for one that is not signed, or void for another reason
 */
export const voidProtocol = (
  scope: Scope,
  { id, reason }: { id: string; reason: string },
): Promise<Outcome<ProtocolOnWire>> =>
  scope.command(async (scoped) => {
    const before = await scoped.lock(handoverProtocols, id)
    if (before.status === 'void' && before.voidedBecause === reason) return { data: asOnWire(before) }
    if (before.status !== 'signed') {
      throw new AppError('EDIT_CONFLICT', { current: await scoped.currentState(before) })
    }
    const after = await scoped.update(handoverProtocols, id, { status: 'void', voidedBecause: reason })
    await noteOf(scoped, 'protocol_voided', after)
    return { data: asOnWire(after) }
  })
