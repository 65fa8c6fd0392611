import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button, toast } from '../fixtures/applicant.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'
import { buildViews } from '#server/testing/build/build-managed-records.ts'
import { eq } from 'drizzle-orm'
import { newId } from '#shared/ids.ts'
import { views } from '#server/db/view-schema.ts'
import type { Page } from '@playwright/test'
import type { Words } from '../fixtures/words.ts'
import type { ServerData } from '../fixtures/server-data.ts'

const [desk, phone] = [
  { viewport: { width: 1280, height: 800 }, locale: 'en-GB' },
  { viewport: { width: 360, height: 760 }, locale: 'en-GB' },
] as const

const panel = (page: Page, w: Words) => page.getByRole('group', { name: w('Views') })

async function openViews(page: Page, w: Words) {
  await button(page, w('Views')).click()
  await expect(panel(page, w)).toBeVisible()
}

async function saveView(page: Page, w: Words, name: string) {
  await openViews(page, w)
  await panel(page, w)
    .getByRole('button', { name: w('Save this view…') })
    .click()
  await expect(page.getByRole('dialog').getByLabel(w('Name')), 'who types at once writes the name').toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const namesOf = async ({ db }: ServerData, organizationId: string) =>
  (await db.select().from(views).where(eq(views.organizationId, organizationId))).map(({ name }) => name)

test('a view that one saves is at once the other one’s, with its filters, its order and its columns; deleted, one Undo brings it back', async ({
  browser,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' }, { isStarred: true })
  await addApplication(server, letting, { firstName: 'Bea', lastName: 'Meier' })
  const name = `Sterne ${letting.code}`
  const [anna, ben] = [
    await (await browser.newContext(desk)).newPage(),
    await (await browser.newContext(phone)).newPage(),
  ]
  const path = `/application-process/${letting.processId}`
  await comeIn(anna, 'manager@demo.test', `${path}?mark=star&sort=-name&columns=household.pets.status`)
  await comeIn(ben, 'team@demo.test', path)
  await expect(anna.getByRole('columnheader', { name: w('Pets') })).toBeVisible()
  await saveView(anna, w, name)

  await openViews(ben, w)
  await panel(ben, w).getByRole('button', { name, exact: true }).click()
  await expect(ben.getByRole('article')).toHaveCount(1)
  await expect(ben).toHaveURL(/\?mark=star&sort=-name&columns=household\.pets\.status$/)
  await expect(button(ben, w('Views')), 'the keyboard goes on there').toBeFocused()
  await ben.goBack()
  await expect(ben, 'what was looked at before').toHaveURL(path)
  await expect(ben.getByRole('article')).toHaveCount(2)
  await ben.goForward()
  await expect(ben.getByRole('article')).toHaveCount(1)

  await openViews(ben, w)
  await panel(ben, w)
    .getByRole('button', { name: w('Rename: {name}', { name }) })
    .click()
  await ben.getByRole('dialog').getByLabel(w('Name')).fill(`${name} neu`)
  await ben
    .getByRole('dialog')
    .getByRole('button', { name: w('Save'), exact: true })
    .click()
  await expect(panel(anna, w).getByRole('button', { name: `${name} neu`, exact: true })).toBeVisible()

  await panel(anna, w)
    .getByRole('button', { name: w('Delete: {name}', { name: `${name} neu` }) })
    .click()
  await expect(toast(anna)).toContainText(w('View deleted'))
  await expect(panel(ben, w).getByRole('button', { name: `${name} neu`, exact: true })).toHaveCount(0)
  await button(anna, w('Undo')).click()
  await expect(panel(ben, w).getByRole('button', { name: `${name} neu`, exact: true })).toBeVisible()
  for (const page of [anna, ben]) await page.context().close()
})

test('who saves a view while looking for somebody is told that it does not keep whom', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?search=okuma`)
  await openViews(page, w)
  await panel(page, w)
    .getByRole('button', { name: w('Save this view…') })
    .click()
  await expect(page.getByRole('dialog').getByText(w('What you searched for is not kept.'))).toBeVisible()
})

test('without a connection a view is saved and opened; a tag that nobody carries any more is named, and the rest is shown', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' }, { tags: ['Keller'] })
  await addApplication(server, letting, { firstName: 'Bea', lastName: 'Meier' }, { status: 'rejected' })
  const [tag, name] = [`Keller ${letting.code}`, `Im Keller ${letting.code}`]
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?status=submitted&tag=${tag}`)
  await expect(page.getByText(w('No application of this process has the tag “{tag}”.', { tag }))).toBeVisible()
  // No service worker keeps here what is loaded when it is asked for.
  await openViews(page, w)
  await page.keyboard.press('Escape')
  await goOffline(page.context())
  await saveView(page, w, name)
  await expect(toast(page)).toContainText(w('Saved on this device. It is sent as soon as there is a connection.'))
  await panel(page, w).getByRole('button', { name, exact: true }).click()
  await expect(
    page.getByText(w('Nobody carries the tag “{tag}” of this view any more. You see the rest of the view.', { tag })),
  ).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/\?status=submitted$/)

  await page.context().setOffline(false)
  await expect.poll(() => namesOf(server, letting.belonging.organizationId), { timeout: 20_000 }).toContain(name)
})

test('a view renamed without a connection to a name that a colleague’s view has meanwhile: the card names both, and what to do', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const { organizationId } = letting.belonging
  const [before, wanted] = [`Vorher ${letting.code}`, `Garten ${letting.code}`]
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await saveView(page, w, before)
  await panel(page, w)
    .getByRole('button', { name: w('Rename: {name}', { name: before }) })
    .click()
  await goOffline(page.context())
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(w('Name')).fill(wanted)
  await dialog.getByRole('button', { name: w('Save'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await server.db.insert(views).values({ id: newId(), organizationId, name: wanted, query: 'mark=star' })

  await page.context().setOffline(false)
  await page.getByRole('banner').getByRole('button', { name: '1 to decide' }).click({ timeout: 30_000 })
  await expect(dialog).toContainText(w('You renamed the view {label}: {name}.', { label: before, name: wanted }))
  await expect(dialog).toContainText(
    w('Another view is called “{name}” by now, so this was not saved. Please choose another name under “Views”.', {
      name: wanted,
    }),
  )
  await expectNoBarrier(page, 'a view that was not renamed')
  await dialog.getByRole('button', { name: w('Understood') }).click()
  await expect(dialog).toContainText(w('Nothing of yours waits on this device.'))
})

test('of two who replace the same view the second decides, and sees what each of them wanted', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const name = `Gemeinsam ${letting.code}`
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?mark=star`)
  await saveView(page, w, name)
  await panel(page, w)
    .getByRole('button', { name: w('Rename: {name}', { name }) })
    .click()
  await goOffline(page.context())
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(w('Name')).fill(`${name} neu`)
  await dialog.getByRole('button', { name: w('Save'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await server.db.update(views).set({ query: 'status=accepted', version: 2 }).where(eq(views.name, name))

  await page.context().setOffline(false)
  await page.getByRole('banner').getByRole('button', { name: '1 to decide' }).click({ timeout: 30_000 })
  await expect(dialog.getByRole('rowgroup').filter({ hasText: w('What it shows') })).toContainText(w('Accepted'))
  await expectNoBarrier(page, 'a view that two changed')
  await dialog.getByRole('button', { name: w('Apply mine') }).click()
  const stored = () =>
    server.db
      .select()
      .from(views)
      .where(eq(views.name, `${name} neu`))
  await expect.poll(async () => (await stored())[0]?.query).toBe('status=accepted')
})

test('a view of a name that is there is replaced, and the fifty-first is refused in words', async ({
  page,
  server,
  w,
}) => {
  // Of an organization in which no other story saves one.
  const letting = await letProperty(server, {}, 'Zweitverwaltung')
  const { organizationId } = letting.belonging
  await buildViews(server.db, { organizationId }, 50)
  await comeIn(page, 'owner@demo.test', `/application-process/${letting.processId}?sort=star`)
  await openViews(page, w)
  await expect(panel(page, w).getByRole('listitem')).toHaveCount(50)
  await expectNoBarrier(page, 'fifty views on a phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNoBarrier(page, 'fifty views on a desk')
  await page.setViewportSize({ width: 320, height: 700 })
  await panel(page, w)
    .getByRole('button', { name: w('Save this view…') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(w('Name')).fill('Noch eine')
  await dialog.getByRole('button', { name: w('Save'), exact: true }).click()
  await expect(dialog.getByText(w.issue('too_many_views')), 'said once').toHaveCount(1)

  await dialog.getByLabel(w('Name')).fill('ansicht 7')
  await dialog.getByRole('button', { name: w('Replace') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(toast(page)).toContainText(w('View saved'))
  const [replaced] = await server.db.select().from(views).where(eq(views.query, 'sort=star'))
  expect(replaced).toMatchObject({ organizationId, name: 'Ansicht 7', version: 2 })
  await toast(page)
    .getByRole('button', { name: w('Undo') })
    .click()
  const ofSeven = () => server.db.select().from(views).where(eq(views.name, 'Ansicht 7'))
  await expect.poll(async () => (await ofSeven())[0]?.query, { message: 'what the team had' }).toBe('')
  expect(await contentWidth(page)).toBe(320)
  await server.db.delete(views).where(eq(views.organizationId, organizationId))
})
