import type { Party, PartyRole } from '#shared/handover/party.ts'
import type { Newcomer } from '#shared/handover/protocol-form.ts'
import { newId } from '#shared/ids.ts'

/** Somebody who takes part from now on. */
export const newParty = ({
  name,
  role,
  roleIsOpen,
  email,
  phone,
}: Newcomer & { role: PartyRole; roleIsOpen?: true }): Party => ({
  id: newId(),
  role,
  name,
  company: '',
  phone,
  email,
  newAddress: '',
  representedBy: '',
  isPresent: true,
  ...(roleIsOpen && { roleIsOpen }),
})
