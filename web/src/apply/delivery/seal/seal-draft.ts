import { PAYLOAD_VERSION } from '#shared/application/contract.ts'
import type { Language } from '#shared/languages.ts'
import type { DerivedRentObject } from '#shared/process/process.ts'
import { nextNumber } from '#web/apply/delivery/jobs/job-records.ts'
import { sealedBody } from '#web/apply/delivery/send/send-application.ts'
import type { ApplyDatabase } from '#web/apply/storage/database.ts'
import { documentsOf, forgetRemoved } from '#web/apply/storage/documents.ts'
import { homeOf } from '#web/apply/storage/drafts.ts'
import type { Job } from '#web/apply/storage/job.ts'

export type Sealed =
  | 'sealed'
  /** From another tab, or by a second press. */
  | 'already_sealed'
  /** Another tab has saved newer answers since, or has deleted it. */
  | 'changed_elsewhere'

export interface Seal {
  draftId: string
  /** The count of the save that the person saw. */
  rev: number
  language: Language
  address: string
  rentObject: DerivedRentObject | undefined
}

/**
 * Turns a draft into a job in one transaction: from then on it is the engine's, and is sent once, whatever happens.
 * @throws when the device cannot keep it; the draft is then as it was
 */
export async function sealDraft(db: ApplyDatabase, seal: Seal, now = Date.now()): Promise<Sealed> {
  const { draftId, rev, language, address, rentObject } = seal
  const draft = await db.drafts.get(draftId)
  if (!draft) return (await wasSealed(db, draftId)) ? 'already_sealed' : 'changed_elsewhere'
  const documents = await documentsOf(draftId, db)
  const landlord = homeOf(draft)?.landlord
  const secret = draft.receiptSecret ?? randomSecret()
  const { body, bodyHash } = await sealedBody({ draft, documents, language, rentObject, secret, now })
  // Hashing ends a transaction, so what it rests on is compared again inside.
  return db.transaction('rw', [db.drafts, db.docs, db.chunks, db.jobs, db.receipts, db.kv], async () => {
    const [stored, storedDocuments] = await Promise.all([db.drafts.get(draftId), documentsOf(draftId, db)])
    if (!stored) return (await wasSealed(db, draftId)) ? 'already_sealed' : 'changed_elsewhere'
    const isSame = JSON.stringify(storedDocuments.map(describe)) === JSON.stringify(documents.map(describe))
    if (stored.rev !== rev || stored.processId !== draft.processId || !isSame) return 'changed_elsewhere'
    await db.jobs.add({
      id: draftId,
      fmt: 1,
      kind: draft.processId || draft.code ? 'application.submit' : 'questionnaire.submit',
      owner: { t: 'anon', secret },
      chain: `app:${draftId}`,
      n: await nextNumber(db),
      createdAt: now,
      body,
      bodyHash,
      payloadVersion: PAYLOAD_VERSION,
      ...(draft.processId === '' && draft.code && { code: draft.code }),
      about: { processId: draft.processId, address, language, ...(landlord && { landlord }) },
      draft: { ...draft, answers: { ...draft.answers, removed: [] } },
      state: 'queued',
      postAttempted: false,
      attempts: 0,
      nextAt: now,
    } satisfies Job)
    await db.drafts.delete(draftId)
    await forgetRemoved(draftId, db)
    return 'sealed'
  })
}

/** Whether it is a job by now, or was received. */
export const wasSealed = async (db: ApplyDatabase, id: string) =>
  ((await db.jobs.get(id)) ?? (await db.receipts.get(id))) !== undefined

const describe = ({ id, type, name, sha256, renterId }: Awaited<ReturnType<typeof documentsOf>>[number]) => [
  id,
  type,
  name,
  sha256,
  renterId,
]

/** 256 bits in base64url. */
const randomSecret = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
