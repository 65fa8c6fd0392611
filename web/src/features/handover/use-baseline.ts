import { useRecord, useRecords } from '#web/records/use-records.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import type { Baseline } from './use-walk.ts'

/** What a protocol is compared with; undefined when there is nothing, or it is not on this device. */
export function useBaseline({ baselineId }: Pick<HandoverProtocol, 'baselineId'>): Baseline | undefined {
  const protocol = useRecord('protocol', baselineId ?? '')
  const rooms = useRecords('protocol_room', baselineId ?? '')
  return baselineId !== null && protocol && rooms ? { protocol, rooms } : undefined
}
