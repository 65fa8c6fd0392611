import type { Browser, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { applicationProcesses, residents } from '#server/db/schema.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { expectFocusWatched } from '../checks/focus-watched.ts'
import { choose, decide, openLine, unfoldProcess } from '../fixtures/decide.ts'
import { addApplication, type Letting, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('what one manager does is on the other one’s screen within a second', async ({ browser, server, w }) => {
  const { manfred, tamara, card } = await openBoth(browser, server)
  const header = tamara.getByRole('main').filter({ has: tamara.getByRole('heading', { name: 'Anna Okuma' }) })
  await expect(header).toContainText(w('Submitted'))
  await decide(card(manfred), w, 'Accept applicant')
  await expect(header).toContainText(w('Accepted'))
  await tamara.goBack()
  await expect(card(tamara)).toContainText(w('Accepted'))

  await decide(card(manfred), w, 'Offer sent to applicant')
  const acceptedAt = Date.now()
  await expect(card(manfred)).toContainText(w('Offer sent'))
  await expect(card(tamara)).toContainText(w('Offer sent'))
  // The one time that a story measures: it is what the live signal is for, and a poll would take a minute.
  expect(Date.now() - acceptedAt).toBeLessThan(5_000)
  await closeBoth(manfred, tamara)
})

for (const first of ['Manfred', 'Tamara'] as const) {
  test(`fault:M1 of two who decide differently without a network, ${first} comes back first and stands; the other one is asked`, async ({
    browser,
    server,
    w,
  }) => {
    const { manfred, tamara, card, id } = await openBoth(browser, server)
    await allOffline(manfred, tamara)
    await decide(card(manfred), w, 'Accept applicant')
    await choose(card(tamara), w, 'Applicant withdrawn')
    await expect(card(manfred)).toContainText(w('Accepted'))
    await expect(card(tamara)).toContainText(w('Withdrawn'))

    const [winner, loser] = first === 'Manfred' ? [manfred, tamara] : [tamara, manfred]
    const stands = first === 'Manfred' ? 'accepted' : 'withdrawn'
    await winner.context().setOffline(false)
    await expect.poll(async () => (await server.applications(id))[0]?.status, { timeout: 20_000 }).toBe(stands)
    await loser.context().setOffline(false)
    const chip = loser.getByRole('banner').getByRole('button', { name: '1 to decide' })
    await expect(chip).toBeVisible({ timeout: 20_000 })

    await chip.click()
    const dialog = loser.getByRole('dialog')
    await expect(dialog).toContainText(first === 'Manfred' ? 'Manfred Mustermann' : 'Tamara Teamer')
    const untold =
      'With yours the applicant gets no email. If they have been told of the other decision, please tell them yourself.'
    await expect(dialog).toContainText(w(untold))
    await dialog.getByRole('button', { name: w('Keep theirs') }).click()
    await expect(dialog).toContainText(w('Nothing of yours waits on this device.'))
    await expect(loser.locator(':focus'), 'the keyboard goes on there').toHaveText(w('Your changes'))
    await loser.keyboard.press('Escape')
    const words = w(first === 'Manfred' ? 'Accepted' : 'Withdrawn')
    for (const page of [manfred, tamara]) await expect(card(page)).toContainText(words)
    expect((await server.applications(id))[0]?.status).toBe(stands)
    await closeBoth(manfred, tamara)
  })
}

test('fault:M2 the same decision made by two without a network is no conflict', async ({ browser, server, w }) => {
  const { manfred, tamara, card, id } = await openBoth(browser, server)
  await allOffline(manfred, tamara)
  for (const page of [manfred, tamara]) await decide(card(page), w, 'Accept applicant')
  for (const page of [manfred, tamara]) {
    await page.context().setOffline(false)
    await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  }
  expect((await server.applications(id))[0]?.status).toBe('accepted')
  await closeBoth(manfred, tamara)
})

test('fault:M7 an accepted offer that is confirmed without a network makes each applicant a resident once', async ({
  browser,
  server,
  w,
}) => {
  const { manfred, tamara, card, id } = await openBoth(browser, server, 'offer_sent')
  await allOffline(manfred, tamara)
  for (const page of [manfred, tamara]) {
    await choose(card(page), w, 'Applicant accepted offer')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('Confirm') })
      .click()
    await expect(card(page)).toContainText(w('Offer accepted'))
  }
  for (const page of [manfred, tamara]) {
    await page.context().setOffline(false)
    await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  }
  const moved = await server.db.select().from(residents).where(eq(residents.applicationId, id))
  expect(moved.map(({ firstName }) => firstName)).toEqual(['Anna'])
  await closeBoth(manfred, tamara)
})

test('of two offers for one home that are accepted without a network one stands, and the other manager decides from a card', async ({
  browser,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const status = 'offer_sent' as const
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' }, { status })
  await addApplication(server, letting, { firstName: 'Ben', lastName: 'Probst' }, { status })
  const manfred = await openAs(browser, 'manager@demo.test', letting)
  const tamara = await openAs(browser, 'team@demo.test', letting)
  const anna = manfred.getByRole('article', { name: 'Anna Okuma' })
  const ben = tamara.getByRole('article', { name: 'Ben Probst' })
  for (const card of [anna, ben]) await openLine(card)
  await allOffline(manfred, tamara)
  for (const [page, card] of [
    [manfred, anna],
    [tamara, ben],
  ] as const) {
    await choose(card, w, 'Applicant accepted offer')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('Confirm') })
      .click()
    await expect(card).toContainText(w('On this device'))
  }
  await manfred.context().setOffline(false)
  await expect(manfred.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  await tamara.context().setOffline(false)
  await ben.getByRole('button', { name: w('Needs your decision') }).click({ timeout: 20_000 })
  const dialog = tamara.getByRole('dialog')
  await expect(dialog).toContainText(
    w('{by} noted that {name} accepted the offer for this home.', { by: 'Manfred Mustermann', name: 'Anna Okuma' }),
  )
  // What is tried in vain is asked again; a second Enter must not give up what was decided.
  await dialog.getByRole('button', { name: w('Try again') }).press('Enter')
  await expect(tamara.locator(':focus')).toHaveText(w('To decide'))
  await dialog.getByRole('button', { name: w('Keep theirs') }).click()
  await tamara.keyboard.press('Escape')
  await expect(ben).toContainText(w('Offer sent'))
  await closeBoth(manfred, tamara)
})

test('of two rents that were set without a network both are shown, and either can stand', async ({
  browser,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const manfred = await openAs(browser, 'manager@demo.test', letting)
  const tamara = await openAs(browser, 'team@demo.test', letting)
  const card = (page: Page) => page.getByRole('article', { name: letting.name })
  for (const page of [manfred, tamara]) {
    await page.goto(`/admin/properties/${letting.propertyId}`)
    await expect(card(page)).toBeVisible()
  }
  await allOffline(manfred, tamara)
  for (const [page, rent] of [
    [manfred, '1400'],
    [tamara, '1500'],
  ] as const) {
    await card(page)
      .getByRole('button', { name: w('Edit Rent: {name}', { name: letting.name }) })
      .click()
    await page.getByLabel(w('Base rent per month')).fill(rent)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('Save') })
      .click()
  }
  await manfred.context().setOffline(false)
  await expect(manfred.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  await tamara.context().setOffline(false)
  await card(tamara)
    .getByRole('button', { name: w('Needs your decision') })
    .click({ timeout: 20_000 })
  const row = tamara
    .getByRole('dialog')
    .getByRole('rowgroup')
    .filter({ hasText: w('Base rent') })
  await expect(row).toContainText('1.500')
  await expect(row).toContainText('1.400')
  await expectNoBarrier(tamara, 'a conflict')
  await tamara
    .getByRole('dialog')
    .getByRole('button', { name: w('Apply mine') })
    .click()
  await tamara.keyboard.press('Escape')
  for (const page of [manfred, tamara]) await expect(card(page)).toContainText('CHF 1.500', { timeout: 20_000 })
  await closeBoth(manfred, tamara)
})

test('of two who set conditions without a network each sees what the other one set, and overwrites only that', async ({
  browser,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const manfred = await openAs(browser, 'manager@demo.test', letting)
  const tamara = await openAs(browser, 'team@demo.test', letting)
  const edit = (page: Page) => page.getByRole('button', { name: w('Edit conditions and emails') })
  for (const page of [manfred, tamara]) await unfoldProcess(page, w)
  await allOffline(manfred, tamara)
  for (const [page, deposit] of [
    [tamara, '4000'],
    [manfred, '5000'],
  ] as const) {
    await edit(page).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(w('Security deposit')).fill(deposit)
    const mails = dialog.getByLabel(w('Applicants can be sent an email when their status changes'))
    if (page === tamara) await mails.check()
    await dialog.getByRole('button', { name: w('Save') }).click()
    await expect(dialog).toBeHidden()
  }
  await tamara.context().setOffline(false)
  await expect(tamara.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  await manfred.context().setOffline(false)
  const chip = manfred.getByRole('banner').getByRole('button', { name: '1 to decide' })
  await chip.click({ timeout: 20_000 })
  const dialog = manfred.getByRole('dialog')
  await expect(dialog).toContainText(`: ${w('Security deposit')}.`)
  const row = dialog.getByRole('rowgroup').filter({ hasText: w('Security deposit') })
  await expect(row).toContainText('5.000')
  await expect(row).toContainText('4.000')
  await expect(dialog).toContainText(w('Changed by your colleague alone; it stays whichever you choose:'))
  await expect(dialog.getByRole('rowgroup').filter({ hasText: w('Status mails') })).toContainText(
    `${w('No')}${w('Yes')}`,
  )
  await expectNoBarrier(manfred, 'a conflict over conditions')
  await dialog.getByRole('button', { name: w('Apply mine') }).click()
  await expect(dialog).toContainText(w('Nothing of yours waits on this device.'), { timeout: 20_000 })
  const [after] = await server.db
    .select()
    .from(applicationProcesses)
    .where(eq(applicationProcesses.id, letting.processId))
  expect(after).toMatchObject({ sendsStatusMails: true, conditions: { securityDeposit: 5_000 } })
  await closeBoth(manfred, tamara)
})

test('an organization that could not be loaded loads by itself once something gets through, without a word of the browser', async ({
  page,
  w,
}) => {
  const retry = page.getByRole('button', { name: w('Retry loading the organization') })
  let isDown = false
  const broken = { status: 500, headers: { 'x-app': 'einzug' } }
  await page.route(/\/api\//, (route) => (isDown ? route.fulfill(broken) : route.fallback()))
  await comeIn(page, 'manager@demo.test', '/admin')
  await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible()
  isDown = true
  await page.reload()
  await expect(retry).toBeVisible({ timeout: 20_000 })
  isDown = false
  await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 60_000 })
  await expect(retry).toBeHidden()
})

test('an organization that alone could not be loaded is asked for once more when anything else got through', async ({
  page,
  w,
}) => {
  const calls = { broken: 0, all: 0 }
  await page.route(/\/api\/organizations\//, (route) => {
    calls.all += 1
    if (calls.all > 4) return route.fallback()
    calls.broken += 1
    return route.fulfill({ status: 500, headers: { 'x-app': 'einzug' } })
  })
  await comeIn(page, 'manager@demo.test', '/admin')
  await expect.poll(() => calls.broken, { timeout: 20_000 }).toBe(4)
  await expect.poll(() => calls.all, { timeout: 20_000 }).toBe(5)
  await expect(page.getByRole('button', { name: w('Retry loading the organization') })).toBeHidden()
})

async function openBoth(browser: Browser, server: ServerData, status: 'submitted' | 'offer_sent' = 'submitted') {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' }, { status })
  const manfred = await openAs(browser, 'manager@demo.test', letting)
  const tamara = await openAs(browser, 'team@demo.test', letting)
  const card = (page: Page) => page.getByRole('article', { name: 'Anna Okuma' })
  for (const page of [manfred, tamara]) await openLine(card(page))
  return { manfred, tamara, card, id }
}

/** On a device of their own. */
async function openAs(browser: Browser, email: string, { processId }: Letting): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, locale: 'en-GB' })
  const page = await context.newPage()
  await comeIn(page, email, `/application-process/${processId}`)
  await expectFocusWatched(page)
  return page
}

const allOffline = (...pages: Page[]) => Promise.all(pages.map((page) => goOffline(page.context())))
const closeBoth = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()))
