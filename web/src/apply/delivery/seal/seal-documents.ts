import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { AddedDocuments } from '#shared/document-request/link-contract.ts'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import { newId } from '#shared/ids.ts'
import { nextNumber } from '#web/apply/delivery/jobs/job-records.ts'
import type { ApplyDatabase, LocalDocument } from '#web/apply/storage/database.ts'
import { documentsOf, forgetRemoved } from '#web/apply/storage/documents.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { hashOf } from '#web/kit/device/storage/hash.ts'
import { requestKey } from './request-documents.ts'

export interface SealDocuments {
  link: HeldLink
  about: Job['about']
}

/**
 * Turns what was picked for a request into one job, in one transaction. More than one person may have is left picked: the server
 * would take none of them.
 * @throws when the device cannot keep it; the documents are then as they were
 * @returns false when nothing is picked, or another tab has sealed it
 */
export async function sealDocuments(db: ApplyDatabase, seal: SealDocuments, now = Date.now()): Promise<boolean> {
  for (;;) {
    const documents = await pickedFor(db, seal)
    if (documents.length === 0) return false
    if (await sealThese(db, seal, documents, now)) return true
    // One was added or removed in this moment.
  }
}

async function sealThese(
  db: ApplyDatabase,
  { link, about }: SealDocuments,
  documents: readonly LocalDocument[],
  now: number,
): Promise<boolean> {
  const id = newId()
  const body = JSON.stringify({
    id,
    linkSecret: link.linkSecret,
    documents: documents.map((document) => ({ id: document.id, type: document.type })),
  } satisfies AddedDocuments)
  const bodyHash = (await hashOf(new TextEncoder().encode(body))) ?? null
  // Hashing ends a transaction, so what it rests on is compared again inside.
  return db.transaction('rw', [db.docs, db.chunks, db.jobs, db.kv], async () => {
    const stored = await pickedFor(db, { link })
    if (JSON.stringify(stored.map(describe)) !== JSON.stringify(documents.map(describe))) return false
    await db.jobs.add({
      id,
      fmt: 1,
      kind: 'documents.send',
      owner: { t: 'anon', secret: '' },
      request: link,
      // Each by itself: what was refused holds nothing back.
      chain: `documents:${id}`,
      n: await nextNumber(db),
      createdAt: now,
      body,
      bodyHash,
      payloadVersion: 1,
      about,
      state: 'queued',
      postAttempted: false,
      attempts: 0,
      nextAt: now,
    } satisfies Job)
    for (const document of documents) await db.docs.update(document.id, { ownerId: id })
    await forgetRemoved(requestKey(link), db)
    return true
  })
}

const pickedFor = async (db: ApplyDatabase, { link }: Pick<SealDocuments, 'link'>) =>
  (await documentsOf(requestKey(link), db)).slice(0, MAX_DOCUMENTS_PER_RENTER)

const describe = ({ id, type }: LocalDocument) => [id, type]
