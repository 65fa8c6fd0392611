import type { Page } from '@playwright/test'
import { scrolledTo, scrollPage } from '../checks/scroller.ts'
import { addApplications, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

/** On a screen for fingers. */
const ROW_PX = 45

declare global {
  /** The whole of a list is not read yet. */
  var isListHeld: boolean
}

test('the newest of a long list stand before all of it is read, and nothing moves when the rest comes', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letting = await letProperty(server)
  await addApplications(server, letting, 300)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const table = page.getByRole('table', { name: w('Applications') })
  const rows = table.locator('[data-name]')
  await expect(table).toHaveAttribute('aria-rowcount', '301', { timeout: 30_000 })
  const names = await rows.evaluateAll((all) => all.slice(0, 10).map((row) => row.getAttribute('aria-label')))

  await holdLists(page)
  await page.reload()
  await expect(rows.first()).toBeVisible()
  expect(await rows.evaluateAll((all) => all.slice(0, 10).map((row) => row.getAttribute('aria-label')))).toEqual(names)
  await expect(table).toHaveAttribute('aria-rowcount', '301')
  const all = page.getByRole('checkbox', { name: w('Select all {count}', { count: 300 }) })
  await expect(all, 'not of the newest alone').toBeDisabled()
  await rows.nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: w('Details: {name}', { name: names[0] ?? '' }) }).click()
  const pane = page.getByRole('region', { name: w('Details') })
  await expect(pane).toContainText(names[0] ?? '')
  await expect(page.getByRole('group', { name: w('Selection') }).getByRole('button', { name: /^Choose/ })).toHaveCount(
    0,
  )
  await scrollPage(page, 0.5)
  const scrolled = await scrolledTo(page)
  await letListsCome(page)
  await expect(all).toBeEnabled()
  // What comes into sight is measured then, and may be some pixels higher than was thought.
  expect(Math.abs((await scrolledTo(page)) - scrolled)).toBeLessThan(ROW_PX / 2)
  await expect(pane).toContainText(names[0] ?? '')
  await expect(rows.filter({ visible: true }).first()).toBeVisible()
  await all.check()
  await expect(page.getByRole('group', { name: w('Selection') })).toContainText('300')
})

/** The database answers whoever asks for the whole of a list only when it may. */
const holdLists = (page: Page) =>
  page.addInitScript(() => {
    globalThis.isListHeld = true
    const getAll: IDBIndex['getAll'] = Reflect.get(IDBIndex.prototype, 'getAll')
    IDBIndex.prototype.getAll = function getLater(...asked) {
      if (this.name !== '[entity+parent+n]' || !globalThis.isListHeld) return getAll.apply(this, asked)
      const later = {} as IDBRequest // of which only the answer is asked
      // Asking for something else meanwhile keeps the transaction open.
      const wait = () => {
        this.objectStore.count('').onsuccess = () => {
          if (globalThis.isListHeld) wait()
          else getAll.apply(this, asked).onsuccess = (event) => later.onsuccess?.(event)
        }
      }
      wait()
      return later
    }
  })

const letListsCome = (page: Page) =>
  page.evaluate(() => {
    globalThis.isListHeld = false
  })
