import * as z from 'zod/mini'
import { type RequestedDocuments, requestedDocuments } from '#shared/document-request/link-contract.ts'
import { type HeldLink, readRequestLink } from '#shared/document-request/request-link.ts'
import { type LocalDocument, db as ownDatabase } from '#web/apply/storage/database.ts'

const PREFIX = 'request:'

type Whose = Omit<HeldLink, 'linkSecret'>

/** Under it lies what is known of a request, and it owns the documents that are picked for it and not sent yet. */
export const requestKey = ({ applicationId, mainRenterId }: Whose): string =>
  `${PREFIX}${applicationId}/${mainRenterId}`

const keptRequest = z.object({
  linkSecret: z.string(),
  answer: requestedDocuments,
  /** In milliseconds since 1970. */
  readAt: z.number(),
  /** When the last documents that were sent from here were received. */
  receivedAt: z.optional(z.string()),
})
/** What the server said of a request when it was asked last. */
export type KeptRequest = z.output<typeof keptRequest>

/** Undefined where none lies here, or one that this version cannot read: then the server is asked. */
export const readRequest = async (whose: Whose, db = ownDatabase): Promise<KeptRequest | undefined> =>
  keptRequest.safeParse((await db.kv.get(requestKey(whose)))?.v).data

/**
 * Keeps the server's answer, unless documents were received since it was asked for: the answer does not name those.
 * @param before what was known when the server was asked
 */
export const keepRequest = (
  { linkSecret, ...whose }: HeldLink,
  answer: RequestedDocuments,
  before: KeptRequest | undefined,
  { db = ownDatabase, now = Date.now() } = {},
): Promise<void> =>
  db.transaction('rw', db.kv, async () => {
    const current = await readRequest(whose, db)
    if (current?.receivedAt !== before?.receivedAt) return
    const { receivedAt } = current ?? {}
    await writeRequest(db, whose, { linkSecret, answer, readAt: now, ...(receivedAt && { receivedAt }) })
  })

/** Within a transaction on `kv`: these have arrived. */
export async function addReceived(
  whose: Whose,
  documents: readonly Pick<LocalDocument, 'id' | 'type'>[],
  receivedAt: string,
  db = ownDatabase,
): Promise<void> {
  const kept = await readRequest(whose, db)
  if (!kept) return
  const { answer } = kept
  const added = documents.filter(({ id }) => answer.received.every((each) => each.id !== id))
  const received = [...answer.received, ...added.map(({ id, type }) => ({ id, type }))]
  await writeRequest(db, whose, { ...kept, answer: { ...answer, received }, receivedAt })
}

/** What was picked and not sent, for whom, and what is known of it. */
export interface Picked {
  key: string
  documents: number
  /** Undefined where the request itself cannot be read any more: its link has to be opened again. */
  link: HeldLink | undefined
  kept: KeptRequest | undefined
}

/** Everything that was picked on this device and not sent. */
export async function readPicked(db = ownDatabase): Promise<Picked[]> {
  const documents = await db.docs.where('ownerId').startsWith(PREFIX).toArray()
  const keys = documents.map(({ ownerId }) => ownerId)
  return Promise.all([...new Set(keys)].map((key) => describe(key, keys.filter((each) => each === key).length, db)))
}

async function describe(key: string, documents: number, db: typeof ownDatabase): Promise<Picked> {
  const [applicationId = '', mainRenterId = ''] = key.slice(PREFIX.length).split('/')
  const kept = await readRequest({ applicationId, mainRenterId }, db)
  const link = kept && readRequestLink([applicationId, mainRenterId, kept.linkSecret].join('/'))
  return { key, documents, link, kept }
}

const writeRequest = (db: typeof ownDatabase, whose: Whose, kept: KeptRequest) =>
  db.kv.put({ k: requestKey(whose), v: kept })
