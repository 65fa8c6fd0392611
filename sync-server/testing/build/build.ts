import type { ApplicationRow } from '#server/application/store.ts'
import { accessCodes, applicationProcesses, applications, organizations, properties } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import { newCode } from '#server/process/code/new-code.ts'
import type { ProcessRow, PropertyRow } from '#server/process/store.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'
import { deniedAll } from '#shared/application/testing/sample-answers.ts'
import { newId } from '#shared/ids.ts'

/** An organization with one property and one open process of it. */
export async function buildProcess(
  db: Db,
  changes: Partial<ProcessRow> = {},
  propertyChanges: Partial<PropertyRow> = {},
): Promise<{ process: ProcessRow; property: PropertyRow }> {
  const organizationId = newId()
  await db.insert(organizations).values({ id: organizationId, name: 'Musterverwaltung' })
  const [property] = await db
    .insert(properties)
    .values({
      id: newId(),
      organizationId,
      code: propertyChanges.code ? await claimCode(db, propertyChanges.code) : await newCode(db),
      name: 'Haus am See',
      address: 'Seestrasse 12, 8002 Zürich',
      country: 'CH',
      propertyType: 'apartment',
      rooms: 3.5,
      squareMeters: 82,
      notes: 'Vormieterin gibt Schlüssel spät ab',
      baseRent: 2450,
      sideCosts: 210,
      ...propertyChanges,
    })
    .returning()
  if (!property) throw new Error('the property was not stored')
  return { process: await buildProcessOf(db, property, changes), property }
}

/** One more process of a property. */
export async function buildProcessOf(
  db: Db,
  property: PropertyRow,
  changes: Partial<ProcessRow> = {},
): Promise<ProcessRow> {
  const [process] = await db
    .insert(applicationProcesses)
    .values({
      id: newId(),
      organizationId: property.organizationId,
      propertyId: property.id,
      code: changes.code ? await claimCode(db, changes.code) : await newCode(db),
      name: 'Nachmiete 2027',
      status: 'open',
      notes: 'Mieter zahlt spät',
      applicantName: 'Petra Vormieterin',
      applicantEmail: 'petra@vormieterin.test',
      ...changes,
    })
    .returning()
  if (!process) throw new Error('the process was not stored')
  return process
}

/** An application that arrived for a process. */
export async function buildApplication(
  db: Db,
  process: ProcessRow,
  changes: Partial<ApplicationRow> = {},
): Promise<ApplicationRow> {
  const { id, mainRenters, generalInfo } = buildSubmission(process)
  const [application] = await db
    .insert(applications)
    .values({
      id,
      organizationId: process.organizationId,
      processId: process.id,
      reference: id,
      mainRenters,
      generalInfo,
      rentObject: {},
      propertyCode: process.code,
      language: 'de',
      fingerprint: id,
      ...changes,
    })
    .returning()
  if (!application) throw new Error('the application was not stored')
  return application
}

async function claimCode(db: Db, code: string): Promise<string> {
  await db.insert(accessCodes).values({ code })
  return code
}

export const buildRenter = (changes: Partial<MainRenter> = {}): MainRenter => ({
  id: newId(),
  firstName: 'Amélie',
  lastName: 'Müller-Ōkuma',
  email: 'amelie@mueller.test',
  phone: '+41 79 123 45 67',
  dateOfBirth: '1990-03-27',
  nationality: 'CH',
  permitUntil: '',
  currentAddress: { street: 'Birkenweg', streetNumber: '7a', zipCode: '3013', city: 'Bern', country: 'CH' },
  profession: { profession: 'Geigenbauerin', employmentStatus: 'employed', grossSalary: "5'200 CHF", netIncome: '' },
  reference: { noReference: true, company: '', name: '', phone: '', email: '' },
  documents: [],
  ...changes,
})

/** As a client posts it; the changes may say more, or other things, than they should. */
export const buildSubmission = (process: { id: string }, changes: Record<string, unknown> = {}) => ({
  id: newId(),
  applicationProcessId: process.id,
  mainRenters: [buildRenter()],
  generalInfo: { ...deniedAll, desiredStartDate: '2027-02-01', numberOfAdults: 2, visitedProperty: true },
  language: 'de',
  ...changes,
})
