import type { Key, KeyKind } from '#shared/handover/installations.ts'
import type { ProtocolKind } from '#shared/handover/protocol.ts'
import { newId } from '#shared/ids.ts'

/** Keys of one kind: none is handed out or back before it was counted, but for those that are known to be out. */
export const newKey = (about: ProtocolKind, kind: KeyKind, out?: Pick<Key, 'serialNumber' | 'handedOver'>): Key => ({
  id: newId(),
  kind,
  serialNumber: out?.serialNumber ?? '',
  handedOver: out?.handedOver ?? 0,
  returned: 0,
  needsNewLock: false,
  note: '',
  ...(about === 'move_out_in' && { handedOn: 0 }),
})
