import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { DocumentRow } from '#server/document/store.ts'
import { detail } from '#server/http/validate.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'
import { takenDocuments } from '#shared/application/manager/documents.ts'
import type { DocumentReference } from '#shared/document/document.ts'
import type { DocumentStage } from '#shared/document/document-kinds.ts'
import { documentKey } from '#shared/document/document-key.ts'

interface Attaching {
  id: string
  mainRenters: readonly MainRenter[]
  /** The rules by which they are asked. */
  askedUnder: { pack: string; version: number } | null
  stage?: DocumentStage
}

/**
 * The renters with their documents as they are stored: of what a client says of a document only the id counts. What was announced as a kind
 * that is not taken is left out.
 * @throws AppError DOCUMENTS_MISSING, with the place of each id that is not a stored document of this very renter
 */
export async function attachDocuments(
  announced: readonly DocumentRow[],
  storage: Deps['storage'],
  { id: applicationId, mainRenters, askedUnder, stage = 'applying' }: Attaching,
  placeOf = (renter: number, document: number) => `mainRenters.${renter}.documents.${document}.id`,
): Promise<MainRenter[]> {
  const listed = new Set(mainRenters.flatMap(({ documents }) => documents.map(({ id }) => id)))
  const rows = new Map(announced.filter(({ id }) => listed.has(id)).map((row) => [row.id, row]))
  // All of them at once: each is a request where documents lie in a bucket, and the transaction waits for them.
  const present = await Promise.all(
    [...rows.values()].map(async (row) => ((await isStored(storage, row)) ? row.id : null)),
  )
  const stored = new Set(present)
  const taken = takenDocuments({ askedUnder }, stage)
  const missing: string[] = []
  const attached: MainRenter[] = []
  for (const renter of mainRenters) {
    const documents: DocumentReference[] = []
    for (const one of renter.documents) {
      const row = rows.get(one.id)
      const belongs = row?.applicationId === applicationId && row.mainRenterId === renter.id
      const hasContent = one.sha256 === undefined || one.sha256 === row?.sha256
      if (row && belongs && hasContent && stored.has(row.id)) {
        if (taken.includes(row.type)) documents.push(describe(row))
      } else missing.push(placeOf(mainRenters.indexOf(renter), renter.documents.indexOf(one)))
    }
    attached.push({ ...renter, documents })
  }
  if (missing.length > 0) {
    throw new AppError('DOCUMENTS_MISSING', { details: missing.map((path) => detail([path], 'invalid')) })
  }
  return attached
}

/** The row alone is not enough: a restored backup may have brought rows back without their files. */
const isStored = async (storage: Deps['storage'], row: DocumentRow) =>
  row.storedAt !== null && (await storage.stat(documentKey(row)))?.size === row.size

const describe = (row: DocumentRow) => ({
  id: row.id,
  type: row.type,
  originalName: row.originalName,
  name: row.originalName,
  size: row.size,
  mimeType: row.contentType,
  filePath: documentKey(row),
  uploadedAt: row.storedAt?.toISOString(),
  ...(row.sha256 !== null && { sha256: row.sha256 }),
})
