import { newReference } from '#server/application/receipt.ts'
import { type ApplicationRow } from '#server/application/store.ts'
import { createDice, type Dice } from '#server/db/demo/many/dice.ts'
import { drawDate, drawRenter } from '#server/db/demo/many/draw-renter.ts'
import { applications } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import type { ProcessRow } from '#server/process/store.ts'
import type { DocumentReference } from '#shared/document/document.ts'
import { documentTypes } from '#shared/document/document-kinds.ts'
import { newId } from '#shared/ids.ts'
import { buildSubmission } from './build.ts'

/** So many in one transaction: each change moves the counter of its organization, whose row grows until the commit. */
const BATCH = 500

/** Applications that differ like those of real people: one or two renters each, with two documents. */
export async function insertManyApplications(db: Db, process: ProcessRow, count: number): Promise<void> {
  for (let done = 0; done < count; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - done) }, () => buildVariedApplication(process))
    await db.insert(applications).values(rows)
  }
}

export function buildVariedApplication(process: ProcessRow): typeof applications.$inferInsert {
  const id = newId()
  const dice = createDice(id)
  const mainRenters = Array.from({ length: dice.between(1, 3) }, () => ({
    ...drawRenter(dice, 'CH'),
    documents: [0, 1].map(() => buildDocument(dice, id)),
  }))
  const { generalInfo } = buildSubmission(process)
  const adults = { numberOfAdults: dice.between(1, 4), numberOfChildren: dice.between(0, 4) }
  const wishes = {
    desiredStartDate: drawDate(dice, 2027),
    pets: dice.isSo(0.5),
    subletting: dice.isSo(0.5),
    casualtyInsurance: dice.isSo(0.5),
  }
  return {
    id,
    organizationId: process.organizationId,
    processId: process.id,
    reference: newReference(),
    mainRenters,
    generalInfo: { ...generalInfo, ...adults, ...wishes },
    rentObject: {},
    propertyCode: process.code,
    language: 'de',
    fingerprint: id,
    createdAt: new Date(Date.now() - dice.between(1, 10_000_000_000)),
  } satisfies Partial<ApplicationRow>
}

function buildDocument(dice: Dice, applicationId: string): DocumentReference {
  const id = newId()
  return {
    id,
    type: dice.oneOf(documentTypes),
    originalName: `${dice.oneOf(['Ausweis', 'Lohnausweis', 'Betreibungsauszug', 'IMG_20261104', 'scan'])}-${dice.between(1, 900)}.pdf`,
    size: dice.between(20_000, 4_000_000),
    mimeType: dice.oneOf(['application/pdf', 'image/jpeg']),
    filePath: `applications/${applicationId}/${id}`,
  }
}
