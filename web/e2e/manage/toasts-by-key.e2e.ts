import type { Page } from '@playwright/test'
import { handOutToasts } from '../checks/toast-anywhere.ts'
import { stopClock } from '../device/stop-clock.ts'
import { button, toast } from '../fixtures/applicant.ts'
import { addApplications, letProperty } from '../fixtures/letting.ts'
import { comeIn, untilWhole } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

test('a message that a dialog leaves behind when it closes is read out once, and one that it took along is read out still', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 2)
  await handOutToasts(page)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await expect(page.getByRole('row', { name: 'Nr. 1' })).toBeVisible()
  await stopClock(page)
  const readOut = await listReadOut(page)
  const show = (words: string) =>
    page.evaluate(
      (said) => void globalThis.showToast({ tone: 'success', title: () => said, description: () => '' }),
      words,
    )
  const dialog = page.getByRole('dialog')

  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  await show('Copied')
  await expect(dialog.locator('[data-tone]')).toContainText('Copied')
  // As long as it takes until it counts as read out.
  await page.clock.runFor(500)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(toast(page)).toContainText('Copied')
  expect(await readOut()).toEqual(['Copied'])

  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  await show('Gone')
  await page.evaluate(() => document.querySelector('dialog')?.close())
  await expect(dialog).toHaveCount(0)
  await expect(toast(page)).toContainText('Gone')
  expect((await readOut()).at(-1)).toBe('Gone')
  await page.getByRole('button', { name: w('Close message') }).click()
})

test('what was told before a dialog came stays behind it, and what is told while it is open stands in it', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 2)
  await handOutToasts(page)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await button(page, w('Details: {name}', { name: 'Nr. 1' })).click()
  await page.keyboard.press('w')
  const before = page.locator('[data-tone]').filter({ hasText: 'Nr. 1' })
  await expect(before).toBeVisible()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(before).toBeVisible()
  await expect(dialog.locator('[data-tone]'), 'it is no word about what is in it').toHaveCount(0)
  await page.evaluate(
    () => void globalThis.showToast({ tone: 'success', title: () => 'Copied', description: () => '' }),
  )
  await expect(dialog.locator('[data-tone]')).toContainText('Copied')
})

test('who closes a message by keyboard, or takes back what it tells of, goes on from where they were', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 30)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
  await untilWhole(page, w)
  const row = page.getByRole('button', { name: w('Details: {name}', { name: 'Nr. 1' }), exact: true })
  await row.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('article', { name: 'Nr. 1', exact: true })
  for (const way of ['Close message', 'Undo']) {
    await row.focus()
    await page.keyboard.press('w')
    await expect(card).toContainText(w('Withdrawn'))
    await expect(row).toBeFocused()
    const last = page.getByRole('button', { name: w(way), exact: true })
    while (!(await last.evaluate((each) => each === document.activeElement))) await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(toast(page)).toHaveCount(0)
    await expect(page.locator(':focus'), way).toHaveCount(1)
    if (way === 'Close message') await page.keyboard.press('s')
    await expect(card).toContainText(w('Submitted'))
  }
})

/** The messages that come into a place which is read out, as they come. */
async function listReadOut(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = []
    const isLive = (place: Element | null) => place !== null && place.getAttribute('aria-live') !== 'off'
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const card = node instanceof Element ? node.querySelector('[data-tone]') : null
        if (card && isLive(card.closest('[role=status]'))) texts.push(card.textContent ?? '')
      }
    }).observe(document.body, { subtree: true, childList: true })
    return texts
  })
  return () => heard.jsonValue()
}
