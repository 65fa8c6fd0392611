import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import type { Baseline } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { isWhole, useRecord, useRecords } from '#web/manage/records/use-records.ts'

/** What a protocol is compared with; null when there is nothing, or it is not on this device, undefined while it is read. */
export function useBaseline({ baselineId }: Pick<HandoverProtocol, 'baselineId'>): Baseline | null | undefined {
  const protocol = useRecord('protocol', baselineId ?? '')
  const rooms = useRecords('protocol_room', baselineId ?? '')
  if (baselineId === null || protocol === null) return null
  // With some of its rooms it would say of the others that they were not recorded.
  return protocol && rooms && (isWhole(rooms) ? { protocol, rooms } : null)
}
