import type { Key, KeyKind } from '#shared/handover/installations.ts'
import { leaves } from '#shared/handover/kind.ts'
import type { ProtocolKind } from '#shared/handover/protocol.ts'
import { newId } from '#shared/ids.ts'

/** Keys of one kind; of those that are known to be out, none has come back before it was counted. */
export const newKey = (about: ProtocolKind, kind: KeyKind, out?: Pick<Key, 'serialNumber' | 'handedOver'>): Key => ({
  id: newId(),
  kind,
  serialNumber: out?.serialNumber ?? '',
  handedOver: out?.handedOver ?? 1,
  returned: leaves(about) && !out ? 1 : 0,
  needsNewLock: false,
  note: '',
  ...(about === 'move_out_in' && { handedOn: 0 }),
})
