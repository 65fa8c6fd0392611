import * as z from 'zod/mini'
import { email, id, optionalText, requiredText } from '#shared/text.ts'

export const partyRoles = [
  'landlord',
  'manager',
  'agent',
  'tenant_out',
  'tenant_in',
  /** Who lives there and stays, at an inspection. */
  'tenant',
  'witness',
  'official_inspector',
  'interpreter',
  'craftsman',
] as const
export type PartyRole = (typeof partyRoles)[number]

const tenants = new Set<PartyRole>(['tenant_out', 'tenant_in', 'tenant'])
const landlordSide = new Set<PartyRole>(['landlord', 'manager', 'agent'])
/** Those who bind somebody by signing; the others are named, and may sign as well. */
const signingRoles = new Set<PartyRole>([...landlordSide, ...tenants])

/** Whether somebody binds the landlord by signing. */
export const standsForLandlord = ({ role, isPresent }: Pick<Party, 'role' | 'isPresent'>): boolean =>
  isPresent && isOfLandlord(role)

export const isOfLandlord = (role: PartyRole): boolean => landlordSide.has(role)
export const isTenant = (role: PartyRole): boolean => tenants.has(role)

/** Somebody who takes part, or is represented. */
export const party = z.object({
  id: id(),
  role: z.enum(partyRoles),
  name: requiredText('participant_name_required'),
  company: optionalText(),
  phone: optionalText(),
  /** Where their copy goes; nobody is written to without one. */
  email: optionalText(),
  /** Of a tenant who leaves: where mail and the deposit find them. */
  newAddress: optionalText(),
  /** Of the landlord's side: where they live, or have their seat. Absent where nobody said, and in what older versions wrote and signed. */
  address: z.optional(requiredText('required')),
  representedBy: optionalText(),
  isPresent: z._default(z.boolean(), true),
  /** Somebody whose role asks for no signature is asked for one. Absent otherwise, and in what older versions wrote and signed. */
  signs: z.optional(z.literal(true)),
  /** Nobody has said yet as who they take part; the role is the likely one. Absent otherwise, and in what older versions wrote and signed. */
  roleIsOpen: z.optional(z.literal(true)),
})
export type Party = z.output<typeof party>

/** Somebody of whom no more is known than a name. */
export const unknownParty = {
  company: '',
  phone: '',
  email: '',
  newAddress: '',
  representedBy: '',
  isPresent: true,
} satisfies Partial<Party>

/** Whether there is an address that a copy can be sent to. */
export const canGetCopy = (person: Pick<Party, 'email'>): boolean => z.safeParse(email(), person.email).success

/** Something stands where the address belongs, and no copy would ever come there. */
export const hasWrongEmail = (person: Pick<Party, 'email'>): boolean => person.email !== '' && !canGetCopy(person)

type Signer = Pick<Party, 'role' | 'isPresent' | 'signs'>

/** Whether their role has them sign: who is bound by it is never left out. */
export const signsByRole = ({ role }: Pick<Party, 'role'>): boolean => signingRoles.has(role)

/** Whether somebody is asked to sign: who binds somebody by it, and a witness only where somebody chose so. */
export const mustSign = (person: Signer): boolean => person.isPresent && (signsByRole(person) || person.signs === true)
