import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, inArray, isNull } from 'drizzle-orm'
import type { OpenDatabase } from '#server/db/open-database.ts'
import { applications, documents } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import { documentKey } from '#shared/document/document-key.ts'
import type { Acknowledged, LoadResults } from './kill-load.ts'

interface Audited {
  directory: string
  openData: () => OpenDatabase
  load: LoadResults
  mailServer: { messages: string[] }
}

const LONGEST_OUTBOX_MS = 60_000

/** Compares what people were told with the database, the disk and what the mail server got. */
export async function audit({ directory, openData, load, mailServer }: Audited) {
  const { db, close } = openData()
  try {
    await untilSent(db)
    const rows = await db.select().from(applications).where(eq(applications.processId, load.processId))
    const ids = rows.map(({ id }) => id)
    const documentRows = await db.select().from(documents).where(inArray(documents.applicationId, ids))
    const mailRows = await db.select().from(mails).where(inArray(mails.applicationId, ids))
    const files = globSync('documents/applications/*/*', { cwd: directory })
    const received = mailServer.messages.map((text) => /^Message-ID: <([^@>]+)@/im.exec(text)?.[1] ?? '')

    const byId = new Map(rows.map((row) => [row.id, row]))
    const wrong = load.acknowledged.flatMap((each) => {
      const { id } = each.phone.submission
      const own = mailRows.filter(({ applicationId }) => applicationId === id)
      return [
        ...wrongApplication(each, byId.get(id), load.changed.has(id) ? 'accepted' : 'submitted'),
        ...wrongDocument(each, directory, documentRows),
        ...(own.length === (load.changed.has(id) ? 2 : 1) ? [] : [`${id} has ${own.length} mails`]),
        ...own.flatMap((mail) => (received.includes(mail.id) ? [] : [`mail ${mail.id} never arrived`])),
      ]
    })
    const count = load.acknowledged.length
    if (rows.length !== count) wrong.push(`${rows.length} applications for ${count} that were acknowledged`)
    if (documentRows.length !== count) wrong.push(`${documentRows.length} documents for ${count} applications`)
    if (files.length < count) wrong.push(`${files.length} files for ${count} documents`)
    const ours = received.filter((id) => mailRows.some((mail) => mail.id === id))
    return { wrong, mails: mailRows.length, mailsSentAgain: ours.length - new Set(ours).size }
  } finally {
    await close()
  }
}

type Row = typeof applications.$inferSelect

function wrongApplication({ phone, reference }: Acknowledged, row: Row | undefined, status: string): string[] {
  const { id } = phone.submission
  if (!row) return [`${id} is lost`]
  const parts = [
    row.reference === reference ? [] : [`${id} has another reference`],
    row.status === status ? [] : [`${id} is ${row.status} instead of ${status}`],
  ]
  return parts.flat()
}

function wrongDocument(
  { phone }: Acknowledged,
  directory: string,
  rows: readonly (typeof documents.$inferSelect)[],
): string[] {
  const { id, applicationId } = { id: phone.document.id, applicationId: phone.submission.id }
  const row = rows.find((each) => each.id === id)
  if (!row?.storedAt) return [`document ${id} is not written down`]
  const file = path.join(directory, 'documents', documentKey({ id, applicationId }))
  return readFileSync(file).equals(phone.bytes) ? [] : [`document ${id} has other bytes`]
}

async function untilSent(db: OpenDatabase['db']): Promise<void> {
  const last = Date.now() + LONGEST_OUTBOX_MS
  while (Date.now() < last && (await db.$count(mails, isNull(mails.sentAt))) > 0) await wait(200)
}
