import { eq } from 'drizzle-orm'
import { applicationNotes } from '#server/db/note-schema.ts'
import { activities, applications, properties, residents } from '#server/db/schema.ts'
import { newId } from '#shared/ids.ts'
import { buildProcess, buildRenter } from './build/build.ts'
import { buildManagedRecords } from './build/build-managed-records.ts'
import { buildUser } from './build/build-people.ts'
import type { TestApp } from './test-app.ts'
import type { Records } from './valid-requests.ts'

type Place = Pick<TestApp, 'db' | 'deps'>

/** An organization with one of each record that the calls are about. */
export async function buildRecords({ db, deps }: Place): Promise<Records> {
  const { process, property } = await buildProcess(db)
  const { organizationId } = process
  const { id: userId } = await buildUser(db, { organizationId, role: 'user' })
  const invited = await Promise.all(Array.from({ length: 10 }, () => buildUser(db, { organizationId, role: 'user' })))
  const activity = { id: newId(), organizationId, kind: 'user_invited' as const, actorId: userId }
  await db.insert(activities).values(activity)
  const database = await buildManagedRecords({ db, storage: deps.storage }, { process, property, authorId: userId })
  const invitedIds = invited.map(({ id }) => id)
  return { organizationId, userId, invitedIds, process, propertyId: property.id, ...database }
}

/**
 * Writes a word wherever only the organization itself may read it: whoever else gets to see it has found a leak. Its own name is not among
 * that: whoever knows a code reads who lets the home.
 */
export async function plantCanary({ db }: Place, { organizationId }: Records, word: string): Promise<void> {
  const mainRenters = [buildRenter({ lastName: word, email: `${word}@renter.test` })]
  await db
    .update(residents)
    .set({ lastName: word, email: `${word}@resident.test` })
    .where(ofIt(residents))
  await db.update(properties).set({ notes: word }).where(ofIt(properties))
  await db.update(applications).set({ mainRenters }).where(ofIt(applications))
  await db.update(applicationNotes).set({ text: word, authorName: word }).where(ofIt(applicationNotes))

  function ofIt(table: typeof properties | typeof residents | typeof applications | typeof applicationNotes) {
    return eq(table.organizationId, organizationId)
  }
}
