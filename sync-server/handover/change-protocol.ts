import { handoverProtocols } from '#server/db/handover-schema.ts'
import type { ProtocolRow } from '#server/feed/rows/public-protocol.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { ProtocolOnWire } from '#shared/handover/contract.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import { lockDraft } from './draft.ts'
import { asOnWire } from './protocol-on-wire.ts'

interface Change {
  id: string
  content: ProtocolContent
  participants?: string[] | undefined
  seenVersion: number | undefined
}

/**
 * What it says already changes nothing, whoever wrote it.
 * @throws AppError NOT_FOUND, PROTOCOL_SIGNED; EDIT_CONFLICT when somebody else changed it after the version that was seen
 */
export const changeProtocol = (
  scope: Scope,
  { id, content, participants, seenVersion }: Change,
): Promise<Outcome<ProtocolOnWire>> =>
  scope.command(async (scoped) => {
    const before = await lockDraft(scoped, id)
    const wanted = {
      content,
      date: content.date,
      participants: participants ?? participantsIn(content) ?? before.participants,
    }
    if (isAlready(before, wanted)) return { data: asOnWire(before) }
    if (seenVersion !== undefined && seenVersion !== before.version) {
      throw new AppError('EDIT_CONFLICT', { current: await scoped.currentState(before) })
    }
    return { data: asOnWire(await scoped.update(handoverProtocols, id, wanted)) }
  })

/** Their names; undefined when nobody is, because a protocol is never without participants. */
export function participantsIn({ parties }: ProtocolContent): string[] | undefined {
  const names = parties.filter(({ isPresent }) => isPresent).map(({ name }) => name)
  return names.length > 0 ? names : undefined
}

const isAlready = (row: ProtocolRow, wanted: Partial<ProtocolRow>) =>
  canonicalJson({ ...row, ...wanted }) === canonicalJson(row)
