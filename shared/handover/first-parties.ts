import type { Party } from './party.ts'

/**
 * The parties of a new protocol: one for each name that was given with it, as the tenant who leaves. Device and server make
 * the same ones, so that what is said of a party before the server has answered is said of the same one.
 */
export const firstParties = (protocolId: string, names: readonly string[]): Party[] =>
  names.map((name, place) => ({
    id: placedId(protocolId, place),
    role: 'tenant_out',
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
