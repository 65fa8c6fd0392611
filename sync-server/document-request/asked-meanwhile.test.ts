import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applications } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import { postAs } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildRenter } from '#server/testing/build/build.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

test('what a colleague asked for meanwhile stays, and the mail says all that is wanted by then', async () => {
  const { process } = await buildProcess(db)
  const manager = await buildUser(db, { organizationId: process.organizationId })
  const anna = buildRenter({ firstName: 'Anna', email: `${newId()}@renter.test` })
  const { id } = await buildApplication(db, process, { mainRenters: [anna], status: 'accepted' })
  const before = new Set<string>()
  const ask = async (types: string[], known?: string[]) => {
    const body = { mainRenterIds: [anna.id], types, ...(known && { known: { [anna.id]: known } }) }
    expect((await postAs(app, manager, `/api/applications/${id}/document-requests`, body)).status).toBe(200)
    const [row] = await db.select().from(applications).where(eq(applications.id, id))
    const sent = await db.select().from(mails).where(eq(mails.recipient, anna.email))
    const last = sent.find((mail) => !before.has(mail.id))
    for (const mail of sent) before.add(mail.id)
    return { types: row?.documentRequests[0]?.types, wanted: last?.body.match(/^- .*$/gm) }
  }
  await ask(['proof_of_income'])
  expect(await ask(['other_document'], [])).toEqual({
    types: ['other_document', 'proof_of_income'],
    wanted: ['- Andere Dokumente', '- Einkommensnachweis'],
  })
  expect(await ask(['confirmation_of_residence'], ['other_document', 'proof_of_income'])).toEqual({
    types: ['confirmation_of_residence'],
    wanted: [expect.any(String)],
  })
})
