import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { packs } from '#shared/policy/every-pack.ts'
import { isTenant, mustSign, type Party } from '#shared/handover/party.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import type { ProtocolRoom } from '#shared/handover/room/room.ts'
import type { StatementKind } from '#shared/handover/sign/signing.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { Pack } from '#shared/policy/pack.ts'

interface Situation {
  content: HandoverProtocol['content']
  rooms: readonly ProtocolRoom[]
}

/** Those who are here and asked to sign, in the order in which they were named. */
export const signersOf = ({ parties }: HandoverProtocol['content']): Party[] => parties.filter(mustSign)

/** What one party may declare; each is ticked, or left, by that party alone (handover.md, Statements). */
export function statementsOf({ role }: Party, { content, rooms }: Situation): StatementKind[] {
  const defects = rooms.flatMap(({ content: room }) => room.defects)
  const isCharged = defects.some(({ responsible }) => responsible === 'tenant' || responsible === 'shared')
  return [
    'state_record_only',
    ...(asksNotice(content.jurisdiction) && role === 'tenant_out' && defects.length > 0
      ? ['defect_notice' as const]
      : []),
    ...(role === 'tenant_out' && isCharged ? ['liability_acknowledged' as const] : []),
    ...(isTenant(role) ? ['tenant_reservation' as const] : []),
    'copy_received',
    'data_protection_notice',
  ]
}

/** Where defects have to be notified to count. */
const asksNotice = (jurisdiction: HomeCountry) =>
  packs[jurisdiction].deadlines.some(({ kind }) => kind === 'defect_notice')

/** The words of a statement; where a law is named it is that of the place. */
export const statementWords = (kind: StatementKind, jurisdiction: HomeCountry): MessageDescriptor =>
  kind === 'liability_acknowledged' ? liability[packs[jurisdiction].tenantBears] : words[kind]

const words: Record<Exclude<StatementKind, 'liability_acknowledged'>, MessageDescriptor> = {
  state_record_only: msg`This protocol records the condition of the property on this day. It is no acknowledgement of a debt.`,
  defect_notice: msg`I have taken note of the defects listed in this protocol. They count as notified to me today (art. 267a of the Swiss Code of Obligations).`,
  tenant_reservation: msg`I reserve the right to object to single points of this protocol.`,
  copy_received: msg`I receive a copy of this protocol.`,
  data_protection_notice: msg`I know that my details, photos and signature are stored to prove this handover.`,
}

const liability: Record<Pack['tenantBears'], MessageDescriptor> = {
  residual_value: msg`I acknowledge that I am liable for the defects that this protocol assigns to me, at the residual value at most.`,
  share: msg`I acknowledge that I bear the defects that this protocol assigns to me, in the share or amount stated there.`,
  beyond_wear: msg`I acknowledge that I bear the defects that this protocol assigns to me beyond ordinary wear, in the share or amount stated there.`,
}
