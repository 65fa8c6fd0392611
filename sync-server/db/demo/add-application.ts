import { createHash } from 'node:crypto'
import { attachDocuments } from '#server/application/attach-documents.ts'
import { applications, documents } from '#server/db/schema.ts'
import { findDocumentsOf } from '#server/document/store.ts'
import { externalProcess } from '#server/process/external-process.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { publishedAnswers } from '#shared/application/questions/sent.ts'
import type { SentGeneralInfo } from '#shared/application/sent-answers.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { DAY_MS } from '#shared/day.ts'
import { MAX_DOCUMENT_BYTES } from '#shared/document/document.ts'
import { documentKey } from '#shared/document/document-key.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { newId } from '#shared/ids.ts'
import type { Language } from '#shared/languages.ts'
import { rulesOf } from '#shared/policy/policy-packs.ts'
import { deriveRentObject, readProcess } from '#shared/process/process.ts'
import type { DemoProcess } from './add-property.ts'
import type { DemoDeps } from './demo-deps.ts'
import type { DemoFile } from './files.ts'

export interface DemoApplication {
  id?: string
  reference: string
  status: ApplicationStatus
  daysAgo: number
  language?: Language
  renters: MainRenter[]
  /** Where they differ from what a household like that usually answers. */
  answers?: Partial<SentGeneralInfo>
  documents: (DemoFile & { renter: number; type: DocumentType; name: string })[]
}

/** Like one that arrived: its documents lie in the storage, and its renters list them. */
export async function addApplication(
  demo: DemoDeps,
  place: DemoProcess,
  application: DemoApplication,
): Promise<{ id: string; mainRenters: MainRenter[] }> {
  const { id = newId(), daysAgo, renters, documents: files } = application
  const { id: processId, organizationId } = place.process
  const listed = renters.map((renter) => ({ ...renter }))
  for (const { renter: index, type, ...file } of files) {
    const renter = listed[index]
    if (!renter) throw new Error(`no renter ${index}`)
    const document = { id: newId(), applicationId: id, mainRenterId: renter.id, type }
    await store(demo, { ...document, organizationId, processId }, file, momentAgo(demo.now, daysAgo))
    renter.documents = [...renter.documents, { id: document.id, type }]
  }
  const announced = await findDocumentsOf(demo.transaction, id)
  const { askedUnder } = askedOf(place.process)
  const mainRenters = await attachDocuments(announced, demo.storage, { id, mainRenters: listed, askedUnder })
  await demo.transaction.insert(applications).values(rowOf(demo, place, { ...application, id, renters: mainRenters }))
  return { id, mainRenters }
}

/** As the database keeps it, with the documents that its renters list. */
export function rowOf(
  { now }: Pick<DemoDeps, 'now'>,
  { process, property, organization }: DemoProcess,
  application: Omit<DemoApplication, 'documents'> & { id: string },
): typeof applications.$inferInsert {
  const { id, reference, status, daysAgo, language = 'de', renters, answers } = application
  const offered = readProcess(externalProcess({ process, property, organization }))
  const createdAt = momentAgo(now, daysAgo)
  return {
    id,
    reference,
    status,
    language,
    ...askedOf(process),
    mainRenters: renters,
    organizationId: process.organizationId,
    processId: process.id,
    propertyCode: property.code,
    rentObject: { ...deriveRentObject(offered), name: offered.name, sideCosts: offered.sideCosts },
    generalInfo: {
      ...publishedAnswers(generalInfoQuestions, {}),
      desiredStartDate: process.startDate ?? daysFrom(now, 30),
      numberOfAdults: renters.length,
      numberOfChildren: renters.length > 1 ? 1 : 0,
      visitedProperty: true,
      casualtyInsurance: true,
      casualtyInsuranceName: 'Musterversicherung',
      ...answers,
    },
    // Nobody holds the id on a device, so nobody can deliver it again.
    fingerprint: createHash('sha256').update(id).digest('hex'),
    createdAt,
    updatedAt: createdAt,
  }
}

/** By the rules that its process goes by. */
const askedOf = ({ policyPack }: DemoProcess['process']) => ({
  askedUnder: policyPack && { pack: policyPack, version: rulesOf(policyPack).version },
})

const momentAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

export const daysFrom = (now: Date, days: number): CalendarDate =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

async function store(
  { transaction, storage }: DemoDeps,
  row: Pick<
    typeof documents.$inferInsert,
    'id' | 'applicationId' | 'mainRenterId' | 'type' | 'organizationId' | 'processId'
  >,
  { name, contentType, bytes }: DemoFile & { name: string },
  storedAt: Date,
): Promise<void> {
  const body = new Blob([bytes]).stream()
  const { size, sha256 } = await storage.write(documentKey(row), body, MAX_DOCUMENT_BYTES, () => {})
  await transaction.insert(documents).values({
    ...row,
    originalName: name,
    contentType,
    size,
    sha256,
    declaredSha256: sha256,
    storedAt,
    listedAt: storedAt,
    createdAt: storedAt,
  })
}
