import { canonicalJson } from '#shared/canonical-json.ts'
import { defineCommand, refuse } from '#shared/command.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { propertyContract, wholeProperty } from './contract.ts'
import type { ManagedProperty, PropertyDetails } from './property.ts'

/** Under the id that the client made: the same one again is the same. Its code is the server's to give. */
export const createRentObject = defineCommand({
  endpoint: propertyContract.createRentObject,
  about: 'property',
  absent: 'is fine',
  idOf: ({ body }) => body.id,
  apply({ body }, known, _, { id }) {
    const { id: __, ...typed } = body
    if (!known) return [{ entity: 'property', id, taken: 'NOT_FOUND', insert: { ...typed, code: '' } }]
    // What can be changed afterwards may have been; it is no reason to call the same property another one.
    const { baseRent, sideCosts } = known
    const said = { ...known, ...typed, baseRent, sideCosts, ...(known.version > 1 && detailsOf(known)) }
    return canonicalJson(asItReads(said)) === canonicalJson(asItReads(known)) ? [] : refuse('IDEMPOTENCY_MISMATCH')
  },
  fill: (body, { id }) => ({ ...body, id }),
  settles,
})

/** The rent that was becomes a line of the history. The rent that is there already changes nothing. */
export const changeRent = defineCommand({
  endpoint: propertyContract.changeRent,
  about: 'property',
  conflict: 'EDIT_CONFLICT',
  apply({ body: { id, baseRent, sideCosts, reason, changeDate } }, property, _, { today, idFor }) {
    if (property.baseRent === baseRent && property.sideCosts === sideCosts) return []
    const { id: propertyId, organizationId } = property
    const was = { baseRent: property.baseRent, sideCosts: property.sideCosts }
    return [
      { entity: 'property', id: propertyId, change: { baseRent, sideCosts } },
      {
        entity: 'rent_change',
        id: id ?? idFor('rent'),
        taken: 'COMMAND_MISMATCH',
        insert: { organizationId, propertyId, ...was, changeDate: changeDate ?? today(), reason },
      },
    ]
  },
  fill: (body, { newId, today }) => ({ ...body, id: body.id ?? newId(), changeDate: body.changeDate ?? today() }),
  settles,
  over: ({ baseRent, sideCosts }, { body }) => ({ ...body, baseRent, sideCosts }),
})

/** Name, address, rooms, kind, size and notes. What is not said stays, and what is so already changes nothing. */
export const changeDetails = defineCommand({
  endpoint: propertyContract.changeDetails,
  about: 'property',
  conflict: 'EDIT_CONFLICT',
  apply({ body: { name, address, rooms, propertyType, squareMeters, notes } }, property) {
    const change = {
      ...(name !== undefined && { name }),
      ...(address !== undefined && { address }),
      ...(rooms !== undefined && { rooms }),
      ...(propertyType !== undefined && { propertyType }),
      ...(squareMeters !== undefined && { squareMeters }),
      ...(notes !== undefined && { notes }),
    }
    return canonicalJson({ ...property, ...change }) === canonicalJson(property)
      ? []
      : [{ entity: 'property', id: property.id, change }]
  },
  settles,
  over: ({ name, address, rooms, propertyType, squareMeters, notes }, { isMine }) => ({
    ...(isMine('name') && { name }),
    ...(isMine('address') && { address }),
    ...(isMine('rooms') && { rooms }),
    ...(isMine('propertyType') && { propertyType }),
    ...(isMine('squareMeters') && { squareMeters }),
    ...(isMine('notes') && { notes }),
  }),
})

/** What an older version sent, and the server kept to the letter, is the same once it is sent again and read as it is now. */
const asItReads = (home: ManagedProperty): ManagedProperty => ({
  ...home,
  name: onOneLine(home.name),
  address: onOneLine(home.address),
})

const detailsOf = ({ name, address, rooms, propertyType, squareMeters, notes }: ManagedProperty): PropertyDetails => ({
  name,
  address,
  rooms,
  propertyType,
  squareMeters,
  notes,
})

function settles(answer: unknown) {
  const whole = wholeProperty.parse(answer)
  return [
    { entity: 'property' as const, row: whole },
    ...whole.rentHistory.map((row) => ({ entity: 'rent_change' as const, row })),
  ]
}
