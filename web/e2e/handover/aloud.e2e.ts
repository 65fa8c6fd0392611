import type { Page } from '@playwright/test'
import { expectFocusWatched } from '../checks/focus-watched.ts'
import { button, field, openQuestionnaire } from '../fixtures/applicant.ts'
import { comeToHandovers, createProtocol } from '../fixtures/create-protocol.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test('who types a note hears once that it is kept, and not after every letter', async ({ page, server, w }) => {
  await openRoom(page, await begin(page, server, w), w)
  await page.waitForTimeout(READ_OUT)
  await listen(page)
  await page.getByLabel(/^Note/).last().pressSequentially('Kratzer am Boden', { delay: 60 })
  await expect(page.getByText(w('Everything is kept on this device'))).toBeVisible()
  await page.waitForTimeout(READ_OUT)
  expect((await heard(page)).length, (await heard(page)).join('\n')).toBeLessThanOrEqual(2)
})

test('what is up to date again and again is said once, however soon it comes after the page', async ({
  page,
  server,
  w,
}) => {
  await comeToHandovers(page, server, w)
  await createProtocol(page, w, ['Anna Alt'])
  await button(page, w('Take these rooms')).click()
  await openRoom(page, page.url(), w)
  await page.addInitScript(listenToAll)
  await page.reload()
  const chip = page.getByRole('banner').getByText(w('Up to date'))
  for (const letter of 'Kratz') {
    await expect(chip).toBeVisible()
    // How long the chip says that something waits may be too short to be looked at.
    const sent = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByLabel(/^Note/).last().pressSequentially(letter)
    await sent
  }
  await expect(chip).toBeVisible()
  const told = (await heard(page)).filter((text) => text === w('Up to date'))
  expect(told).toEqual([w('Up to date')])
})

test('who answers the questionnaire hears once that it is saved', async ({ page, w }) => {
  // The next minute, which the line names, is heard as well.
  await page.clock.setFixedTime(new Date())
  await openQuestionnaire(page)
  await page.waitForTimeout(READ_OUT)
  await listen(page)
  for (const name of ['First name', 'Last name']) {
    await field(page, w(name)).pressSequentially('Annamaria', { delay: 150 })
  }
  await page.waitForTimeout(READ_OUT)
  expect((await heard(page)).length, (await heard(page)).join('\n')).toBeLessThanOrEqual(1)
})

test('what goes away under a finger leaves the focus near: never at the beginning of the page', async ({
  page,
  server,
  w,
}) => {
  await begin(page, server, w)
  await expectFocusWatched(page)
  await page.getByRole('link', { name: w('Meters') }).click()
  await button(page, w('Electricity')).click()
  const remove = button(page, w('Remove {name}', { name: w('Electricity') }))
  await remove.press('Enter')
  await button(page, w('Keep')).press('Enter')
  await expect(remove, 'a question that was put aside').toBeFocused()
  await remove.press('Enter')
  await button(page, w('Remove')).press('Enter')
  await expectFocusNear(page, 'a meter that was removed')
})

async function expectFocusNear(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), what).not.toBe('BODY')
}

/** A protocol with its rooms. @returns its address */
async function begin(page: Page, server: ServerData, w: Words): Promise<string> {
  await comeToHandovers(page, server, w)
  await createProtocol(page, w, ['Anna Alt'])
  await button(page, w('Take these rooms')).click()
  return page.url()
}

async function openRoom(page: Page, address: string, w: Words): Promise<void> {
  if (page.url() !== address) await page.goto(address)
  const rooms = page.getByRole('region', { name: w('All rooms') }).getByRole('listitem')
  await rooms.first().getByRole('link').click()
  await page.getByRole('radio', { name: w('Inspected'), exact: true }).check()
}

/** A line may be news for that long. */
const READ_OUT = 1500

/** What a screen reader is told from now on: what changes in a part of the page that is read out by itself. */
const listen = (page: Page) => page.evaluate(listenToAll)
function listenToAll() {
  const told: string[] = []
  Object.assign(window, { told })
  new MutationObserver((changes) => {
    const regions = changes.map(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement
      return element?.closest('[role=status], [role=alert], [aria-live]')
    })
    for (const region of new Set(regions)) {
      if (region && region.getAttribute('aria-live') !== 'off') told.push(region.textContent ?? '')
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told)
