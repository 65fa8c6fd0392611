import { eq } from 'drizzle-orm'
import { properties } from '#server/db/schema.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { newId } from '#shared/ids.ts'
import type { WholeProperty } from '#shared/property/manager/contract.ts'
import type { NewProperty } from '#shared/property/manager/property.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { wholePropertyOf } from './whole-property.ts'

/**
 * Once, however often the same one arrives.
 * @throws AppError NOT_FOUND for an organization out of reach, IDEMPOTENCY_MISMATCH for another property under its id
 */
export const createProperty = (
  scope: Scope,
  { id = newId(), ...property }: NewProperty,
  now: Date,
): Promise<Outcome<WholeProperty>> =>
  scope.command(async (scoped) => {
    const today = dayAtHome(now)
    const known = await recognise(scoped, id, property, today)
    if (known) return known
    const created = await scoped.insert(properties, { id, ...property, code: await scoped.newCode() })
    // Another delivery came first by a moment, or it is another organization's.
    if (!created) return (await recognise(scoped, id, property, today)) ?? refuse()
    const { organizationId, name } = created
    await scoped.note({ kind: 'property_created', organizationId, record: { type: 'property', id, name } })
    return { data: await wholePropertyOf(scoped, created, today) }
  })

async function recognise(
  scoped: Pick<ScopedTransaction, 'select'>,
  id: string,
  property: Omit<NewProperty, 'id'>,
  today: CalendarDate,
): Promise<Outcome<WholeProperty> | undefined> {
  const [known] = await scoped.select(properties, { where: eq(properties.id, id), orderBy: [properties.id] })
  if (!known) return undefined
  if (!typedFields.every((field) => known[field] === property[field])) throw new AppError('IDEMPOTENCY_MISMATCH')
  return { data: await wholePropertyOf(scoped, known, today), isReplay: true }
}

/** The rent may have changed since; it is no reason to call the same property another one. */
const typedFields = ['organizationId', 'name', 'address', 'rooms', 'propertyType', 'squareMeters', 'country'] as const

function refuse(): never {
  throw new AppError('NOT_FOUND')
}
