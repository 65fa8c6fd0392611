import { downloadZip } from 'client-zip'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ApplicationRow } from '#server/application/store.ts'
import { handoverProtocols } from '#server/db/handover-schema.ts'
import { questionnaires } from '#server/db/questionnaire-schema.ts'
import { applicationNotes } from '#server/db/note-schema.ts'
import { applications, documents, organizations, residents } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { attachment } from '#server/http/attachment.ts'
import type { Scope } from '#server/scope/scope.ts'
import { rentersOf } from '#shared/application/guarantor.ts'
import { documentFile } from './archived-files.ts'
import { told } from './archived-tables.ts'

interface Wanted {
  organizationId: string
  /** In small letters. */
  email: string
}

/**
 * What an organization holds of the person with a mail address, as one ZIP, for who asks what is known of them (GDPR, article 15): their own part of
 * each application, their documents, notes about it, where they live or lived, and which protocols they took part in. Of others with whom
 * they applied or signed there is nothing in it. Who made it stands in the log, and not of whom.
 * @throws AppError NOT_FOUND
 */
export async function exportPerson(
  scope: Scope,
  { storage, now }: Pick<AdminDeps, 'storage' | 'now'>,
  { id, email }: { id: string; email: string },
): Promise<Response> {
  await scope.transaction(async (scoped) => {
    const { name } = await scoped.find(organizations, id)
    const record = { type: 'organization' as const, id, name }
    await scoped.note({ kind: 'person_exported', organizationId: id, record })
  })
  const { body } = downloadZip(entries(scope, storage, { organizationId: id, email: email.toLowerCase() }))
  if (!body) throw new Error('an archive without a body')
  const name = `person ${now().toISOString().slice(0, 10)}.zip`
  return attachment(body, { name, contentType: 'application/zip' })
}

async function* entries(scope: Scope, storage: AdminDeps['storage'], wanted: Wanted) {
  const { organizationId, email } = wanted
  const isTheirs = (person: { email?: string }) => person.email?.toLowerCase() === email
  const own = (row: Pick<ApplicationRow, 'mainRenters' | 'generalInfo'>) => {
    const mainRenters = row.mainRenters.filter(isTheirs)
    // The household is that of those who sign: of it nothing is a guarantor's.
    const isGuarantor = rentersOf(mainRenters).length === 0
    return { ...told(isGuarantor ? { ...row, generalInfo: undefined } : row), mainRenters }
  }
  const applied = await scope.select(applications, {
    where: and(eq(applications.organizationId, organizationId), anyOf(applications.mainRenters, email)),
    orderBy: [applications.id],
  })
  yield json('applications', applied.map(own))
  const answered = await scope.select(questionnaires, {
    where: and(eq(questionnaires.organizationId, organizationId), anyOf(questionnaires.mainRenters, email)),
    orderBy: [questionnaires.id],
  })
  yield json('questionnaires', answered.map(own))

  const ids = applied.map(({ id }) => id)
  const people = applied.flatMap(({ mainRenters }) => mainRenters.filter(isTheirs)).map(({ id }) => id)
  const sent = await scope.select(documents, {
    where: and(inArray(documents.applicationId, ids), inArray(documents.mainRenterId, people)),
    orderBy: [documents.id],
  })
  yield json('documents', sent.map(told))
  const notes = await scope.select(applicationNotes, {
    where: inArray(applicationNotes.applicationId, ids),
    orderBy: [applicationNotes.id],
  })
  yield json('application-notes', notes.map(told))
  const lived = await scope.select(residents, {
    where: and(
      eq(residents.organizationId, organizationId),
      or(eq(sql`lower(${residents.email})`, email), inArray(residents.mainRenterId, people)),
    ),
    orderBy: [residents.id],
  })
  yield json('residents', lived.map(told))
  const signed = await scope.select(handoverProtocols, {
    where: and(
      eq(handoverProtocols.organizationId, organizationId),
      anyOf(sql`${handoverProtocols.content}->'parties'`, email),
    ),
    orderBy: [handoverProtocols.id],
  })
  yield json(
    'protocols',
    signed.map(({ id, propertyId, date, status, edition, signedAt, content: { parties } }) => ({
      id,
      propertyId,
      date,
      status,
      edition,
      signedAt,
      parties: parties.filter(isTheirs),
    })),
  )
  for (const document of sent) yield* documentFile(storage, document)
}

/** Whether one of the people in a list has this mail address. */
const anyOf = (people: PgColumn | SQL, email: string): SQL =>
  sql`exists (select from jsonb_array_elements(${people}) person where lower(person->>'email') = ${email})`

const json = (name: string, rows: readonly object[]) => ({
  name: `${name}.json`,
  input: `${JSON.stringify(rows, undefined, 2)}\n`,
})
