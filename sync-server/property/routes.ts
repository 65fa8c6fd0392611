import { and, eq, type SQL } from 'drizzle-orm'
import { properties } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { answerOutcome } from '#server/http/answer-outcome.ts'
import { type Handlers, reply } from '#server/http/mount-contract.ts'
import { addResidents } from '#server/resident/add-residents.ts'
import { changeResident } from '#server/resident/change-resident.ts'
import { moveOutResident } from '#server/resident/move-out-resident.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import type { propertyContract } from '#shared/property/managed-contract.ts'
import { changeRent } from './change-rent.ts'
import { createProperty } from './create-property.ts'
import { wholeProperties, wholePropertyOf } from './whole-property.ts'

export const propertyRoutes = ({ now }: Pick<AdminDeps, 'now'>): Handlers<typeof propertyContract> => ({
  listRentObjects: listProperties,
  listAdminRentObjects: listProperties,
  createRentObject: async ({ body, scope }) => answerOutcome(await createProperty(scope, body)),
  readRentObject: async ({ params, scope }) => wholePropertyOf(scope, await scope.find(properties, params.id)),
  changeRent: async ({ params, body, scope, seenVersion }) =>
    answerOutcome(await changeRent(scope, { propertyId: params.id, ...body, seenVersion, now: now() })),
  addResidents: async ({ params, body, scope }) =>
    answerOutcome(await addResidents(scope, params.propertyId, body.residents)),
  changeResident: async ({ params, body, scope, seenVersion }) =>
    answerOutcome(await changeResident(scope, params, { ...body, seenVersion })),
  moveOutResident: async ({ params, body, scope }) =>
    answerOutcome(await moveOutResident(scope, params, body.moveOutDate)),
})

type Query = QueryOf<typeof propertyContract.listRentObjects>

async function listProperties({ query, scope }: { query: Query; scope: Scope }) {
  const orderBy = [properties.name, properties.id]
  const { rows, meta } = await scope.list(properties, { where: matching(query), orderBy, paging: query })
  return reply({ data: await wholeProperties(scope, rows), meta })
}

const matching = ({ organizationId, propertyType, country }: Query): SQL | undefined =>
  and(
    organizationId === undefined ? undefined : eq(properties.organizationId, organizationId),
    propertyType && eq(properties.propertyType, propertyType),
    country && eq(properties.country, country),
  )
