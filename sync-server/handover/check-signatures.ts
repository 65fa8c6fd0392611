import { AppError, type ErrorDetail } from '#server/app-error.ts'
import { detail } from '#server/http/validate.ts'
import { mustSign } from '#shared/handover/party.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import { hindrances } from '#shared/handover/ready-to-sign.ts'
import type { ProtocolRoom } from '#shared/handover/room/room.ts'
import type { Signing } from '#shared/handover/sign/signing.ts'
import { signingIssues } from '#shared/handover/signing-draft.ts'

/**
 * Everybody who has to said something, once, and nothing is left open: the rules of the screen, which nobody gets around.
 * @throws AppError VALIDATION_FAILED
 */
export function checkSignatures(
  content: ProtocolContent,
  rooms: readonly ProtocolRoom[],
  { signatures, statements }: Signing,
): void {
  const parties = new Set(content.parties.map(({ id }) => id))
  const signing = signatures.map(({ partyId }) => partyId)
  const details: ErrorDetail[] = [
    // Photos were looked at before.
    ...hindrances({ content }, rooms, () => true).map(({ kind }) => detail([kind], 'invalid')),
    ...content.parties
      .filter((party) => mustSign(party) && !signing.includes(party.id))
      .map(() => detail(['signatures'], 'signature_empty')),
    ...signing.flatMap((id, at) =>
      parties.has(id) && signing.indexOf(id) === at ? [] : [detail(['signatures', at, 'partyId'], 'invalid')],
    ),
    ...statements.flatMap(({ partyId }, at) =>
      parties.has(partyId) ? [] : [detail(['statements', at, 'partyId'], 'invalid')],
    ),
    ...signatures.flatMap((signature, at) =>
      Object.entries(signingIssues(signature)).map(([field, issue]) => detail(['signatures', at, field], issue)),
    ),
  ]
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details })
}
