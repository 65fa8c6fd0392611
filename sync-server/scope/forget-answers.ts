import { and, eq, or, sql } from 'drizzle-orm'
import { commands } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'

/**
 * Takes records that are erased out of the answers that were kept for second deliveries. To be called in the transaction that
 * erases them and after it did: whatever was answered about them before is committed by then, and what comes later finds
 * no record. Of an answer about such a record itself its ids alone stay, so that a second delivery is still known, and does
 * nothing; in any other, as a property's with its residents, the record is left out.
 * @param ids of applications, residents, protocols with rooms and files, processes, notes or people
 */
export async function forgetAnswers(transaction: Queryable, ids: readonly string[]): Promise<void> {
  // An id stands in an answer as it is, and nothing else looks like it.
  const isNamed = or(...ids.map((id) => sql`position(${id} in ${commands.answer}::text) > 0`))
  if (!isNamed) return
  const found = await transaction.select().from(commands).where(isNamed).for('update')
  const gone = new Set(ids)
  for (const { userId, key, answer } of found) {
    const kept = isObject(answer) ? withoutRecords(answer, gone) : {}
    const isIts = and(eq(commands.userId, userId), eq(commands.key, key))
    await transaction.update(commands).set({ answer: kept }).where(isIts)
  }
}

function withoutRecords(answer: Fields, gone: ReadonlySet<string>): Fields {
  const { data } = answer
  return isObject(data) && isOf(data, gone)
    ? { ...answer, data: idsOf(data), isForgotten: true }
    : { ...answer, data: leaveOut(data, gone) }
}

function leaveOut(value: unknown, gone: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const entries: unknown[] = value
    return entries.filter((each) => !(isObject(each) && isOf(each, gone))).map((each) => leaveOut(each, gone))
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, leaveOut(each, gone)]))
}

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What says whose an answer is. A process that names the application it was closed for is no part of that one. */
const owners = ['id', 'applicationId', 'processId'] as const

const isOf = (record: Fields, gone: ReadonlySet<string>) =>
  owners.some((owner) => typeof record[owner] === 'string' && gone.has(record[owner]))

const idsOf = (record: Fields): Fields =>
  Object.fromEntries(owners.flatMap((owner) => (owner in record ? [[owner, record[owner]]] : [])))
