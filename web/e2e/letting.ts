import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accessCodes, applicationProcesses, applications, organizations, properties } from '#server/db/schema.ts'
import { randomCode } from '#server/process/new-code.ts'
import { sampleGeneralInfo } from '#shared/application/testing/sample-answers.ts'
import { newId } from '#shared/ids.ts'
import type { RenterAnswers } from '#web/local/answers.ts'
import { somebody } from './people.ts'
import type { ServerData } from './server-data.ts'

type Db = ServerData['db']
type Application = typeof applications.$inferInsert

type ProcessChanges = Partial<typeof applicationProcesses.$inferInsert>

type Landlord = 'Musterverwaltung' | 'Zweitverwaltung'

/** A property with an open process, that no other story touches; it may be that of the other organization. */
export const letProperty = async ({ db }: ServerData, process: ProcessChanges = {}, landlord?: Landlord) =>
  letPropertyIn(db, process, landlord)

/** The same, where there is no more than a database. */
export async function letPropertyIn(db: Db, process: ProcessChanges = {}, landlord: Landlord = 'Musterverwaltung') {
  const [organization] = await db.select().from(organizations).where(eq(organizations.name, landlord))
  if (!organization) throw new Error('The demo data are not there')
  const organizationId = organization.id
  const [propertyId, processId] = [newId(), newId()]
  const [propertyCode, code] = [await newCode(db), await newCode(db)]
  const name = `${nextName()} ${code}`
  await db.insert(properties).values({
    id: propertyId,
    organizationId,
    code: propertyCode,
    name,
    address: 'Birkenweg 7, 3013 Bern',
    country: 'CH',
    propertyType: 'apartment',
    rooms: 3.5,
    squareMeters: 82,
    baseRent: 1450,
    sideCosts: 150,
  })
  const row = { id: processId, organizationId, propertyId, code, name: `Nachmiete ${code}`, status: 'open' as const }
  await db.insert(applicationProcesses).values({ ...row, ...process })
  const belonging = { organizationId, processId, propertyCode }
  return { propertyId, processId, code, name, processName: row.name, belonging }
}

/** The later the earlier in the alphabet: lists begin with it, and draw no more than their beginning. */
const nextName = () => `Birkenhof ${(1e13 - Date.now()).toString(36)}`

export type Letting = Awaited<ReturnType<typeof letProperty>>

/** One that arrived, without files. */
export async function addApplication(
  { db }: ServerData,
  { belonging }: Letting,
  renter: Partial<RenterAnswers> = {},
  changes: Partial<Application> = {},
) {
  const row = applicationRow(belonging, renter, changes)
  await db.insert(applications).values(row)
  return row
}

/** Many at once, numbered by their names. */
export async function addApplications({ db }: ServerData, { belonging }: Letting, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) =>
    applicationRow(belonging, { firstName: 'Nr.', lastName: String(at), dateOfBirth: '1990-01-01' }),
  )
  for (let at = 0; at < rows.length; at += 500) await db.insert(applications).values(rows.slice(at, at + 500))
}

function applicationRow(
  belonging: Letting['belonging'],
  renter: Partial<RenterAnswers>,
  changes: Partial<Application> = {},
): Application {
  const id = newId()
  const said = somebody(renter) as Application['mainRenters'][number]
  return {
    id,
    ...belonging,
    reference: `${randomCode(4)}-${randomCode(4)}`,
    mainRenters: [{ ...said, id: renter.id ?? newId(), documents: [] }],
    generalInfo: sampleGeneralInfo,
    rentObject: {},
    language: 'de',
    fingerprint: createHash('sha256').update(id).digest('hex'),
    ...changes,
  }
}

async function newCode(db: Db): Promise<string> {
  const code = randomCode(6)
  await db.insert(accessCodes).values({ code })
  return code
}
