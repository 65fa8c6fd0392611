import { DEFAULT_KIND, tenantRolesOf } from './kind.ts'
import type { Party } from './party.ts'
import type { ProtocolKind } from './protocol.ts'

/**
 * The parties of a new protocol: one for each name that was given with it, as the tenant whom it is about. Device and server make
 * the same ones, so that what is said of a party before the server has answered is said of the same one.
 */
export const firstParties = (
  protocolId: string,
  names: readonly string[],
  kind: ProtocolKind = DEFAULT_KIND,
): Party[] =>
  names.map((name, place) => ({
    id: placedId(protocolId, place),
    role: tenantRolesOf(kind)[0],
    name,
    company: '',
    phone: '',
    email: '',
    newAddress: '',
    representedBy: '',
    isPresent: true,
  }))

/** The id with the place in its last two digits. */
const placedId = (id: string, place: number) => `${id.slice(0, -2)}${place.toString(16).padStart(2, '0')}`
