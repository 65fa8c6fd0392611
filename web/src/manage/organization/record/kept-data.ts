import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Party } from '#shared/handover/party.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import type { ManagedProperty } from '#shared/property/manager/property.ts'
import type { Resident } from '#shared/resident/resident.ts'
import type { User } from '#shared/user/user.ts'

/** By what a record is found and kept in order: of nobody. */
type Inner = 'id' | 'organizationId' | 'propertyId' | 'applicationId' | 'version' | 'createdAt' | 'updatedAt'

/** What is kept of each, field by field: one that is new and has no words here does not compile. */
type DataOf<R> = Readonly<Record<Exclude<keyof R, Inner>, MessageDescriptor | null>>

const ofHomes = {
  name: msg`name of the home`,
  address: msg`address`,
  country: null,
  code: null,
  propertyType: msg`kind and size`,
  rooms: null,
  squareMeters: null,
  baseRent: msg`rent, and what it was before`,
  sideCosts: null,
  notes: msg`notes`,
} satisfies DataOf<ManagedProperty>

const ofResidents = {
  firstName: msg`first and last name`,
  lastName: null,
  email: msg`email address`,
  phone: msg`phone number`,
  nationality: msg`nationality`,
  moveInDate: msg`days of moving in and out`,
  moveOutDate: null,
  profession: msg`profession, kind of employment and income`,
  notes: msg`notes`,
  erasesOn: null,
} satisfies DataOf<Resident>

const ofParties = {
  role: msg`name, and as who they take part`,
  name: null,
  company: msg`company`,
  phone: msg`phone number`,
  email: msg`email address`,
  newAddress: msg`new address of who leaves`,
  address: msg`address of the landlord’s side`,
  representedBy: msg`who represents them`,
  isPresent: msg`whether they are present, and sign`,
  signs: null,
  roleIsOpen: null,
} satisfies DataOf<Party>

const ofProtocols = {
  kind: msg`kind, day and place of the handover`,
  jurisdiction: null,
  date: null,
  place: null,
  enteredOn: msg`day on which who leaves was handed the home`,
  parties: null,
  meters: msg`meters, keys and smoke detectors`,
  keys: null,
  smokeDetectors: null,
  agreements: msg`agreements, with the deposit and the account for its payout`,
  remarks: msg`remarks`,
} satisfies DataOf<ProtocolContent>

const ofTeam = {
  firstName: msg`first and last name`,
  lastName: null,
  email: msg`email address`,
  username: msg`name of the account`,
  role: msg`role`,
  isActive: msg`whether the account is open`,
  firstSignInAt: msg`when they first came`,
} satisfies DataOf<User>

const listed = (of: Readonly<Record<string, MessageDescriptor | null>>) =>
  Object.values(of).flatMap((name) => name ?? [])

/** In the order in which it is told; of what has a record of its own beside it, that too. */
export const keptData = {
  homes: [...listed(ofHomes), msg`photos of the home`],
  residents: listed(ofResidents),
  handovers: [
    ...listed(ofParties),
    ...listed(ofProtocols),
    msg`rooms with their condition, defects and who bears them`,
    msg`photos`,
    msg`signatures, with their time`,
    msg`to whom and when copies were sent`,
  ],
  team: [...listed(ofTeam), msg`what they did, and when`],
}
