import { onOneLine } from '#shared/plain-text.ts'
import { isTenant, type Party, type PartyRole, partyRoles } from './party.ts'
import type { ProtocolContent, ProtocolKind } from './protocol.ts'

/** Of a protocol whose kind a client of the API did not say. */
export const DEFAULT_KIND: ProtocolKind = 'move_out'

/** Somebody gives the keys back, and may get the deposit back. */
export const leaves = (kind: ProtocolKind): boolean => kind === 'move_out' || kind === 'move_out_in'

/** Somebody gets keys. */
export const enters = (kind: ProtocolKind): boolean => kind === 'move_in' || kind === 'move_out_in'

/** As whom tenants take part, the one whom it is about first. */
export const tenantRolesOf = (kind: ProtocolKind): readonly [PartyRole, ...PartyRole[]] => tenantRoles[kind]

const tenantRoles: Record<ProtocolKind, readonly [PartyRole, ...PartyRole[]]> = {
  move_out: ['tenant_out'],
  move_in: ['tenant_in'],
  move_out_in: ['tenant_out', 'tenant_in'],
  interim: ['tenant'],
}

/** As whom somebody can take part in such a protocol. */
export const rolesOf = (kind: ProtocolKind): PartyRole[] =>
  partyRoles.filter((role) => !isTenant(role) || tenantRolesOf(kind).includes(role))

/**
 * Of another kind: tenants become those of that kind. What only the other kind asks about stays
 * until it is signed (only-asked.ts), and is not shown.
 */
export const withKind = (content: ProtocolContent, kind: ProtocolKind): ProtocolContent => ({
  ...content,
  kind,
  parties: content.parties.map((party) => ({ ...party, role: roleIn(kind, party.role) })),
})

/**
 * As whom each takes part, with what was said, else as a tenant: those whom it is about, one after the other. Who is taken for one
 * is asked to sign, and will say so; a tenant who was taken for a witness would never be asked.
 */
export function rolesInTurn(kind: ProtocolKind, people: readonly { role?: PartyRole | undefined }[]): PartyRole[] {
  const taken = people.flatMap(({ role }) => (role ? roleIn(kind, role) : []))
  return people.map(({ role }) => {
    if (role) return roleIn(kind, role)
    const likely = nextRole(kind, taken)
    taken.push(likely)
    return likely
  })
}

/** Who is most likely to be named next. */
export function nextRole(kind: ProtocolKind, taken: readonly PartyRole[]): PartyRole {
  const [first, last = first] = tenantRolesOf(kind)
  return taken.includes(first) ? last : first
}

const roleIn = (kind: ProtocolKind, role: PartyRole): PartyRole =>
  rolesOf(kind).includes(role) ? role : tenantRolesOf(kind)[0]

/**
 * Those whose role nobody has said, or does not go with the kind, or with who they are: whoever is signed in here stands for the landlord. Said on
 * the device before anybody signs; what an older app had signed otherwise is what was signed.
 */
export const contradictingParties = ({ kind, parties }: ProtocolContent, managerName: string): Party[] =>
  parties.filter(
    ({ role, name, roleIsOpen }) =>
      roleIsOpen || !rolesOf(kind).includes(role) || (isTenant(role) && isSameName(name, managerName)),
  )

export const isSameName = (one: string, other: string): boolean => asKey(one) === asKey(other)

/** As it reads; of a name in which nothing is to be seen, to the letter. */
const asKey = (name: string) => (onOneLine(name) || name).toLowerCase()
