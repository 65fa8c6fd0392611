import { inArray } from 'drizzle-orm'
import { addApplication, rowOf } from '#server/db/demo/add-application.ts'
import type { DemoProcess } from '#server/db/demo/add-property.ts'
import type { DemoDeps } from '#server/db/demo/demo-deps.ts'
import { applicationNotes } from '#server/db/note-schema.ts'
import { applications } from '#server/db/schema.ts'
import { applicationTombstones } from '#server/db/server-schema.ts'
import type { Numbered } from './add-homes.ts'
import { type DrawnApplication, drawApplication } from './draw-application.ts'

/** Who wrote the notes. */
export interface Author {
  id: string
  firstName: string
  lastName: string
}

/** Applications for a process. One that was erased stays so. @returns how many were not there yet */
export async function addApplications(
  demo: DemoDeps,
  { process, author }: { process: DemoProcess; author: Author },
  { seed, numbers }: Numbered,
): Promise<number> {
  const drawn = numbers.map((number) => drawApplication(seed, number, process, demo.now))
  const known = await knownOf(
    demo,
    drawn.map(({ id }) => id),
  )
  const added = drawn.filter(({ id }) => !known.has(id))
  const bare = added.filter(({ documents }) => documents.length === 0)
  if (bare.length > 0) {
    await demo.transaction.insert(applications).values(bare.map((each) => rowOf(demo, process, each)))
  }
  for (const each of added) if (each.documents.length > 0) await addApplication(demo, process, each)
  const notes = notesOf(added, process.process, author)
  if (notes.length > 0) await demo.transaction.insert(applicationNotes).values(notes)
  return added.length
}

async function knownOf({ transaction }: DemoDeps, ids: string[]): Promise<Set<string>> {
  const found = [
    await transaction.select({ id: applications.id }).from(applications).where(inArray(applications.id, ids)),
    await transaction
      .select({ id: applicationTombstones.id })
      .from(applicationTombstones)
      .where(inArray(applicationTombstones.id, ids)),
  ]
  return new Set(found.flat().map(({ id }) => id))
}

const notesOf = (added: DrawnApplication[], { organizationId }: DemoProcess['process'], author: Author) =>
  added.flatMap(({ id: applicationId, note }) => {
    const by = { authorId: author.id, authorName: `${author.firstName} ${author.lastName}` }
    return note ? [{ ...note, ...by, applicationId, organizationId }] : []
  })
