import type { Page } from '@playwright/test'
import { and, eq, sql } from 'drizzle-orm'
import { expectNoBarrier } from '#e2e/checks/accessibility.ts'
import { readStored } from '#e2e/device/stored-data.ts'
import { button } from '#e2e/fixtures/applicant.ts'
import { goOffline } from '#e2e/fixtures/offline.ts'
import { signIn } from '#e2e/fixtures/sign-in-as.ts'
import { expect } from '#e2e/fixtures/test.ts'
import type { OwnServer } from '#e2e/server/own-server.ts'
import { testOnOwnServer } from '#e2e/server/own-server-test.ts'
import { applicationNotes } from '#server/db/note-schema.ts'
import { applications } from '#server/db/schema.ts'
import { applicationTombstones, syncChanges } from '#server/db/server-schema.ts'

const test = testOnOwnServer()

test('a device that was away for 200 days, with work that waits, keeps nothing of who was erased meanwhile', async ({
  browser,
  ownServer,
  w,
}) => {
  const context = await browser.newContext({ baseURL: ownServer.address, serviceWorkers: 'allow', locale: 'en-GB' })
  const page = await context.newPage()
  await signIn(page, w, 'manager@demo.test')
  const processId = await ownServer.data().processOf('DEMACH')
  const [application] = await ownServer.data().db.select().from(applications).where(isChloe(processId))
  if (!application) throw new Error('nobody applied')
  const { id } = application
  await page.goto(`/application-process/${processId}/application/${id}`)
  await button(page, w('Show {name}', { name: 'Domicile.jpg' })).click()
  await expect(page.getByRole('img', { name: /Domicile/ })).toBeVisible()
  await page.goBack()
  await button(page, w('Keep documents available offline')).click()
  const note = page.getByLabel(w('New note'))
  await note.fill('Chloé Modèle war da')
  await button(page, w('Add note')).click()
  const arrived = () => ownServer.data().db.$count(applicationNotes, eq(applicationNotes.applicationId, id))
  await expect.poll(arrived).toBe(1)
  await page.goto('/admin/activity')
  await expect(page.getByText('Chloé Modèle').first()).toBeVisible()
  await page.goto(`/application-process/${processId}/application/${id}`)
  await expect(page.getByText('Chloé Modèle war da')).toBeVisible()
  expect(await found(page, id)).not.toEqual([])
  // The answer to the note may have been lost with the page that asked: nothing else waits than what is done from here on.
  const upToDate = page.getByRole('banner').getByRole('button', { name: w('Up to date') })
  await expect(upToDate).toBeVisible()

  await goOffline(context)
  await note.fill('Chloé Modèle ruft zurück')
  await button(page, w('Add note')).click()
  await note.fill('Chloé Modèle will noch')
  await button(page, w('Star')).click()

  // The time passes on the server: what was decided long ago is erased, and that it was is forgotten.
  const settled = { status: 'rejected' as const, updatedAt: sql`now() - interval '200 days'` }
  await ownServer.data().db.update(applications).set(settled).where(eq(applications.id, id))
  await restart(ownServer)
  const { db } = ownServer.data()
  await expect.poll(() => db.$count(applicationTombstones, eq(applicationTombstones.id, id))).toBe(1)
  await db.update(syncChanges).set({ changedAt: sql`now() - interval '150 days'` }).where(eq(syncChanges.deleted, true))
  await restart(ownServer)
  await expect.poll(() => ownServer.data().db.$count(syncChanges, eq(syncChanges.deleted, true))).toBe(0)

  await context.setOffline(false)
  await page.goto('/admin')
  await expect.poll(() => found(page, id), { message: 'where it still stands' }).toEqual([])
  await page.getByRole('button', { name: /2 changes/ }).click()
  const told = page.getByText(w('This application has been erased since. Nothing more can be done about it.'))
  await expect(told).toHaveCount(2)
  await expectNoBarrier(page, 'what came too late')
  for (const left of [1, 0]) {
    await button(page, w('Understood')).first().click()
    await expect(told).toHaveCount(left)
  }
  await expect(upToDate).toBeVisible()
  await context.close()
})

const isChloe = (processId: string) =>
  and(eq(applications.processId, processId), sql`position('Chloé' in ${applications.mainRenters}::text) > 0`)

async function restart(server: OwnServer): Promise<void> {
  await server.kill()
  await server.start()
}

/** Stores of the device in which the name of who was erased stands, or their id beside more than that something was done. */
async function found(page: Page, id: string): Promise<string[]> {
  const { local, databases } = await readStored(page)
  const stores = databases.flatMap(({ name, stores: each }) =>
    each.map(({ name: store, records }) => ({ at: `${name}/${store}`, text: JSON.stringify(records) })),
  )
  const cached = await page.evaluate(async () => {
    const keys = await caches.keys()
    const requests = await Promise.all(keys.map(async (key) => (await caches.open(key)).keys()))
    return requests.flat().map(({ url }) => url)
  })
  return [
    ...stores,
    { at: 'local storage', text: JSON.stringify(local) },
    { at: 'caches', text: JSON.stringify(cached) },
  ]
    .filter(
      ({ at, text }) =>
        /chloé|modèle|modele/i.test(text) || (text.includes(id) && !/\/(activities|commands)$/.test(at)),
    )
    .map(({ at }) => at)
}
