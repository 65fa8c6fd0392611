import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { mails } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'
import { DAY_MS } from '#shared/day.ts'
import { MAIL_DAYS } from '#shared/policy/mail-days.ts'

/** One that still waits is never old. */
export async function eraseOldMails(db: Queryable, now: Date): Promise<void> {
  const over = sql`coalesce(${mails.sentAt}, ${mails.createdAt})`
  const since = sql`${new Date(now.getTime() - MAIL_DAYS * DAY_MS).toISOString()}::timestamptz`
  await db.delete(mails).where(and(isNull(mails.applicationId), isNull(mails.nextAttemptAt), lt(over, since)))
}

/** A file is written before its mail is marked; nobody waits for longer. */
const YOUNG_MS = DAY_MS
const AT_ONCE = 500

/**
 * Removes what was sent into a folder, once its mail is erased.
 * @param folder of files that are called like their mails; it may not be there yet
 */
export async function removeErasedMailFiles(db: Queryable, folder: string, now: Date): Promise<void> {
  const files = (await namesIn(folder)).filter((name) => aMail.test(name))
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const ids = files.slice(at, at + AT_ONCE).map((name) => name.slice(0, -EXTENSION.length))
    const kept = await db.select({ id: mails.id }).from(mails).where(inArray(mails.id, ids))
    const known = new Set(kept.map(({ id }) => id))
    for (const id of ids) if (!known.has(id)) await removeUnlessYoung(path.join(folder, `${id}${EXTENSION}`), now)
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const EXTENSION = '.eml'
const aMail = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.eml$/

async function removeUnlessYoung(file: string, now: Date): Promise<void> {
  const { mtimeMs } = await stat(file)
  if (now.getTime() - mtimeMs > YOUNG_MS) await rm(file, { force: true })
}
