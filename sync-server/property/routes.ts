import { and, eq, type SQL } from 'drizzle-orm'
import { properties } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import * as ofResidents from '#server/resident/commands.ts'
import { type Handlers, reply } from '#server/scope/mount-contract.ts'
import type { Scope } from '#server/scope/scope.ts'
import { handlersOf } from '#server/scope/serve-command.ts'
import type { CalendarDate } from '#shared/dates.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import type { propertyContract } from '#shared/property/manager/contract.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import * as commands from './commands.ts'
import { wholeProperties, wholePropertyOf } from './whole-property.ts'

export const propertyRoutes = (deps: AdminDeps): Handlers<typeof propertyContract> => ({
  listRentObjects: (call) => listProperties(call, dayAtHome(deps.now())),
  listAdminRentObjects: (call) => listProperties(call, dayAtHome(deps.now())),
  readRentObject: async ({ params, scope }) =>
    wholePropertyOf(scope, await scope.find(properties, params.id), dayAtHome(deps.now())),
  ...handlersOf({ ...commands, ...ofResidents }, deps),
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
