import { eq } from 'drizzle-orm'
import { accessCodes, applicationProcesses, organizations, properties } from '#server/db/schema.ts'
import { newId } from '#shared/ids.ts'
import type { DemoDeps } from './demo-deps.ts'

export type DemoProperty = typeof properties.$inferSelect
export interface DemoProcess {
  process: typeof applicationProcesses.$inferSelect
  property: DemoProperty
  organization: typeof organizations.$inferSelect
}

export async function addProperty(
  { transaction }: DemoDeps,
  property: Omit<typeof properties.$inferInsert, 'id'>,
): Promise<DemoProperty> {
  await transaction.insert(accessCodes).values({ code: property.code })
  return one(
    await transaction
      .insert(properties)
      .values({ id: newId(), ...property })
      .returning(),
  )
}

export async function addProcess(
  { transaction }: DemoDeps,
  property: DemoProperty,
  process: Omit<typeof applicationProcesses.$inferInsert, 'id' | 'organizationId' | 'propertyId'> & { id?: string },
): Promise<DemoProcess> {
  await transaction.insert(accessCodes).values({ code: process.code })
  const { id: propertyId, organizationId } = property
  const rows = await transaction
    .insert(applicationProcesses)
    .values({ id: newId(), organizationId, propertyId, ...process })
    .returning()
  const owners = await transaction.select().from(organizations).where(eq(organizations.id, organizationId))
  return { process: one(rows), property, organization: one(owners) }
}

/** An insert of one row without conditions answers that row. */
function one<Row>([row]: Row[]): Row {
  if (!row) throw new Error('the database answered no row')
  return row
}
