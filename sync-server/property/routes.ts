import { and, eq, type SQL } from 'drizzle-orm'
import { properties } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { answerOutcome } from '#server/http/answer-outcome.ts'
import { type Handlers, reply } from '#server/http/mount-contract.ts'
import { addResidents } from '#server/resident/add-residents.ts'
import { changeResident } from '#server/resident/change-resident.ts'
import { moveOutResident } from '#server/resident/move-out-resident.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { CalendarDate } from '#shared/dates.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import type { propertyContract } from '#shared/property/manager/contract.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { changeRent } from './change-rent.ts'
import { createProperty } from './create-property.ts'
import { wholeProperties, wholePropertyOf } from './whole-property.ts'

export const propertyRoutes = ({ now }: Pick<AdminDeps, 'now'>): Handlers<typeof propertyContract> => ({
  listRentObjects: (call) => listProperties(call, dayAtHome(now())),
  listAdminRentObjects: (call) => listProperties(call, dayAtHome(now())),
  createRentObject: async ({ body, scope }) => answerOutcome(await createProperty(scope, body, now())),
  readRentObject: async ({ params, scope }) =>
    wholePropertyOf(scope, await scope.find(properties, params.id), dayAtHome(now())),
  changeRent: async ({ params, body, scope, seenVersion }) =>
    answerOutcome(await changeRent(scope, { propertyId: params.id, ...body, seenVersion, now: now() })),
  addResidents: async ({ params, body, scope }) =>
    answerOutcome(await addResidents(scope, params.propertyId, body.residents)),
  changeResident: async ({ params, body, scope, seenVersion }) =>
    answerOutcome(await changeResident(scope, params, { ...body, seenVersion })),
  moveOutResident: async ({ params, body, scope, seenVersion }) =>
    answerOutcome(await moveOutResident(scope, params, { ...body, seenVersion })),
})

type Query = QueryOf<typeof propertyContract.listRentObjects>

async function listProperties({ query, scope }: { query: Query; scope: Scope }, today: CalendarDate) {
  const orderBy = [properties.name, properties.id]
  const { rows, meta } = await scope.list(properties, { where: matching(query), orderBy, paging: query })
  return reply({ data: await wholeProperties(scope, rows, today), meta })
}

const matching = ({ organizationId, propertyType, country }: Query): SQL | undefined =>
  and(
    organizationId === undefined ? undefined : eq(properties.organizationId, organizationId),
    propertyType && eq(properties.propertyType, propertyType),
    country && eq(properties.country, country),
  )
