import { tenantRolesOf } from '#shared/handover/kind.ts'
import type { Party } from '#shared/handover/party.ts'
import type { ProtocolKind } from '#shared/handover/protocol.ts'
import type { Newcomer } from '#shared/handover/protocol-form.ts'
import { newId } from '#shared/ids.ts'

/** Somebody who takes part from now on; who says nothing else is the tenant whom it is about. */
export const newParty = ({ name, role, email, phone }: Newcomer, kind: ProtocolKind): Party => ({
  id: newId(),
  role: role ?? tenantRolesOf(kind)[0],
  name,
  company: '',
  phone,
  email,
  newAddress: '',
  representedBy: '',
  isPresent: true,
})
