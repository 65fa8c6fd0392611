import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { connectDatabase } from '#server/db/open-database.ts'
import { applicationProcesses, applications, documents } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import { embeddedUrl } from '#server/testing/embedded-url.ts'
import { parseEml } from '#server/testing/parse-eml.ts'
import { dataDirectory } from './test-server.ts'

export type ServerData = ReturnType<typeof openServerData>

/** Looks behind the server's back: what is in its database, on its disk and in its mail folder. */
export function openServerData(directory = dataDirectory) {
  const { db, close } = connectDatabase(embeddedUrl(directory), () => {})
  return {
    db,
    close,
    applications: (id: string) => db.select().from(applications).where(eq(applications.id, id)),
    documents: (applicationId: string) => db.select().from(documents).where(eq(documents.applicationId, applicationId)),
    /** The file under the document's id, as it lies on the disk. */
    sha256OnDisk: (documentId: string) => {
      const [file] = globSync(`documents/**/${documentId}`, { cwd: directory })
      return file && sha256(readFileSync(path.join(directory, file)))
    },
    mailsTo: (recipient: string) => db.select().from(mails).where(eq(mails.recipient, recipient)),
    /** A mail as it was sent; undefined until then. */
    sentMail: (id: string) => {
      const file = path.join(directory, 'mail', `${id}.eml`)
      if (!existsSync(file)) return undefined
      const text = readFileSync(file, 'utf8')
      return { ...parseEml(text), to: /^To: (.*)$/m.exec(text)?.[1]?.trim() }
    },
    /** Its id, by its code. */
    processOf: async (code: string) => {
      const found = eq(applicationProcesses.code, code)
      const [process] = await db.select({ id: applicationProcesses.id }).from(applicationProcesses).where(found)
      if (!process) throw new Error(`There is no process ${code}`)
      return process.id
    },
    removeApplications: (processId: string) => db.delete(applications).where(eq(applications.processId, processId)),
    closeProcess: (id: string) =>
      db.update(applicationProcesses).set({ status: 'closed' }).where(eq(applicationProcesses.id, id)),
  }
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
