import { applications } from '#server/db/schema.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import type { Promised } from './phone.ts'

export interface Audit {
  applications: number
  /** Promised or told received, and not there. */
  lost: number
  /** There more than once, or thanked for more or less than once, or never written by anybody. */
  doubled: number
  /** With documents that are not what was added. */
  corrupted: number
  mails: number
}

/** Compares what people were told with what the server has, in its database, on its disk and in its mail folder. */
export async function audit(
  data: ServerData,
  promised: readonly Promised[],
  received: ReadonlySet<string>,
  known: ReadonlySet<string>,
): Promise<Audit> {
  const result: Audit = { applications: promised.length, lost: 0, doubled: 0, corrupted: 0, mails: 0 }
  for (const { id, email, documents } of promised) {
    const [application] = await data.applications(id)
    if (!application || !received.has(id)) {
      result.lost += 1
      continue
    }
    const mails = await data.mailsTo(email)
    const sent = mails.filter((mail) => data.sentMail(mail.id) !== undefined)
    result.mails += sent.length
    if (mails.length !== 1 || sent.length !== 1) result.doubled += 1
    const listed = application.mainRenters.flatMap((renter) => renter.documents)
    const isWhole =
      listed.length === documents.length &&
      documents.every((document) => listed.some(({ id }) => id === document.id)) &&
      documents.every((document) => data.sha256OnDisk(document.id) === document.sha256)
    if (!isWhole) result.corrupted += 1
  }
  const ours = new Set(promised.map(({ id }) => id))
  const all = await data.db.select({ id: applications.id }).from(applications)
  result.doubled += all.filter(({ id }) => !ours.has(id) && !known.has(id)).length
  return result
}

/** What is there before anybody writes. */
export const applicationsNow = async (data: ServerData): Promise<Set<string>> =>
  new Set((await data.db.select({ id: applications.id }).from(applications)).map(({ id }) => id))
