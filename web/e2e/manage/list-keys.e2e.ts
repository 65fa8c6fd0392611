import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { expectFocusWatched } from '../checks/focus-watched.ts'
import { addApplications, letProperty } from '../fixtures/letting.ts'
import { comeIn, untilWhole } from '../fixtures/sign-in-as.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

test('a long list is one stop: Tab goes from a row on to what is read and to what was chosen, and comes back to it', async ({
  page,
  server,
  w,
}) => {
  await lookAtMany(page, server, w)
  const focused = page.locator(':focus')
  await details(page, w, nameAt(0)).focus()
  for (let step = 0; step < 50; step += 1) await page.keyboard.press('j')
  await expect(focused).toHaveAccessibleName(w('Details: {name}', { name: nameAt(50) }))
  await expect(focused).toBeInViewport()
  const stops = page.locator('[data-name] :is(button, input):not([tabindex="-1"])')
  await expect(stops, 'tick, star and name').toHaveCount(3)
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('region', { name: nameAt(50) })
      .or(page.getByRole('article', { name: nameAt(50) }))
      .first(),
  ).toBeVisible()
  await page.keyboard.press('x')
  await expect(
    page.getByRole('checkbox', { name: w('Select: {name}', { name: nameAt(50) }) }),
    'also while it is read',
  ).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(focused).toHaveAccessibleName(w('Details: {name}', { name: nameAt(50) }))
  await page.keyboard.press('Tab')
  const bar = page.getByRole('group', { name: w('Selection') })
  await expect(bar.locator(':focus'), 'what can be done with the chosen is next').toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await expect(focused).toHaveAccessibleName(w('Details: {name}', { name: nameAt(50) }))

  // Wherever it was scrolled to meanwhile.
  await page.getByRole('searchbox').focus()
  await page.locator('#scroller').evaluate((scroller) => scroller.scrollTo(0, 0))
  await page.getByRole('columnheader').last().getByRole('button').focus()
  await page.keyboard.press('Tab')
  await expect(focused).toHaveAccessibleName(w('Select: {name}', { name: nameAt(50) }))
  await expect(focused).toBeInViewport()
})

test('in another order the keyboard begins with the first, and not with whom it was at', async ({
  page,
  server,
  w,
}) => {
  await lookAtMany(page, server, w)
  const focused = page.locator(':focus')
  await details(page, w, nameAt(0)).focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('j')
  await expect(focused).toHaveAccessibleName(w('Details: {name}', { name: nameAt(5) }))
  await page
    .getByRole('columnheader', { name: w('Name') })
    .getByRole('button')
    .click()
  const first = page.getByRole('row').nth(1)
  await expect(first).not.toContainText(nameAt(0))
  await page.keyboard.press('j')
  await expect(first.locator(':focus')).toHaveCount(1)
})

test('F sets the star of the row with the focus, and of who is read, and takes it away; where somebody types it writes', async ({
  page,
  server,
  w,
}) => {
  await lookAtMany(page, server, w)
  const star = (at: number) => page.getByRole('button', { name: w('Star: {name}', { name: nameAt(at) }), exact: true })
  await details(page, w, nameAt(0)).focus()
  await page.keyboard.press('f')
  await expect(star(0)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.keyboard.press('f')
  await expect(star(1), 'who is read').toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('f')
  await expect(star(1)).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('f')
  await expect(page.getByRole('searchbox')).toHaveValue('f')
})

test('Enter leads on to what it opens, J stays there and says who comes next, and Escape leads back to the row', async ({
  page,
  server,
  w,
}) => {
  await lookAtMany(page, server, w)
  const focused = page.locator(':focus')
  const pane = page.getByRole('region', { name: w('Details') })
  await details(page, w, nameAt(1)).press('Enter')
  const heading = (name: string) => pane.getByRole('heading', { level: 3, name, exact: true }).first()
  await expect(heading(nameAt(1))).toBeFocused()
  await expect(heading(nameAt(1))).toHaveCSS('outline-style', 'solid')
  await expectNoBarrier(page, 'what is read by keyboard')
  // What came to the screen is another heading, and so is told.
  await page.evaluate(() =>
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) document.body.dataset['told'] = target.textContent
    }),
  )
  await page.keyboard.press('j')
  await expect(page.locator('body')).toHaveAttribute('data-told', nameAt(2))
  await expect(heading(nameAt(2))).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('k')
  await expect(heading(nameAt(1))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
  await expect(focused).toHaveAccessibleName(w('Details: {name}', { name: nameAt(1) }))
})

test('what is read goes along with J from whatever row, and Enter reads that one on', async ({ page, server, w }) => {
  await lookAtMany(page, server, w)
  const pane = page.getByRole('region', { name: w('Details') })
  const isRead = (name: string) => expect(pane.getByRole('article', { name, exact: true })).toBeVisible()
  await details(page, w, nameAt(1)).click()
  await isRead(nameAt(1))
  // In another row than that which is read.
  await page.getByRole('checkbox', { name: w('Select: {name}', { name: nameAt(5) }), exact: true }).focus()
  await page.keyboard.press('j')
  await expect(details(page, w, nameAt(6))).toBeFocused()
  await isRead(nameAt(6))
  await page.keyboard.press('Enter')
  await expect(pane.getByRole('heading', { level: 3, name: nameAt(6), exact: true })).toBeFocused()
  // From anywhere on the page.
  await page.getByRole('link', { name: w('Team') }).focus()
  await page.keyboard.press('k')
  await expect(details(page, w, nameAt(5))).toBeFocused()
  await isRead(nameAt(5))
})

test('the focus stays with a person when the window is made narrower, and wider again', async ({ page, server, w }) => {
  await lookAtMany(page, server, w)
  await details(page, w, nameAt(0)).focus()
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 3, name: nameAt(40), exact: true })
  await expect(heading).toBeFocused()
  await page.setViewportSize({ width: 900, height: 800 })
  const link = page.getByRole('link', { name: nameAt(40), exact: true })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(details(page, w, nameAt(40))).toBeFocused()
  await expect(heading).toBeVisible()

  // What stands in another place then keeps it, too.
  await expectFocusWatched(page)
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(search).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: `${w('Rejected')} 0` }).focus()
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(page.locator(':focus'), 'where the statuses are by now').toHaveAccessibleName(w('Filter'))
})

test('a decision for many leaves the focus in the list, and in what is looked for where nobody is left', async ({
  page,
  server,
  w,
}) => {
  await lookAtMany(page, server, w, 12)
  const focused = page.locator(':focus')
  await expectFocusWatched(page)
  const bar = page.getByRole('group', { name: w('Selection') })
  const reject = async () => {
    await bar.getByRole('button', { name: w('Reject applicant') }).press('Enter')
    await page.getByRole('dialog').locator('[type=submit]').press('Enter')
    await expect(bar).toHaveCount(0)
  }
  await details(page, w, 'Nr. 0').focus()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await reject()
  await expect(focused).toHaveAccessibleName(w('Details: {name}', { name: 'Nr. 10' }))
  await expect(page.locator('[data-name]:focus-within [data-toggle]')).toBeFocused()

  await page.getByRole('button', { name: `${w('Submitted')} 10` }).press('Enter')
  await page.getByRole('checkbox', { name: w('Select all {count}', { count: '10' }) }).press('Space')
  await reject()
  await expect(focused).toHaveAccessibleName(`${w('Submitted')} 0`)
})

test('who a decision for many takes out of the list leaves the focus where a press reads somebody, and stars nobody', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 12)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?status=submitted&sort=name`)
  await untilWhole(page, w)
  for (const name of ['Nr. 3', 'Nr. 5'])
    await page.getByRole('checkbox', { name: w('Select: {name}', { name }), exact: true }).click()
  await expectFocusWatched(page)
  const bar = page.getByRole('group', { name: w('Selection') })
  await bar.getByRole('button', { name: w('Accept applicant') }).click()
  await page.getByRole('dialog').locator('[type=submit]').click()
  await expect(page.getByRole('row', { name: 'Nr. 5', exact: true })).toHaveCount(0)
  const next = details(page, w, 'Nr. 6')
  await expect(next, 'and not on whoever stands at the same place by then').toBeFocused()
  await expect(page.locator('[data-name] [data-toggle]:focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: w('Details') })).toBeVisible()
  await expect(page.locator('[data-name] [aria-pressed=true]')).toHaveCount(0)
})

test('Escape closes a dialog over the list, and nothing below it, also where the focus is nowhere by then', async ({
  page,
  server,
  w,
}) => {
  await lookAtMany(page, server, w)
  await details(page, w, nameAt(0)).press('Enter')
  const pane = page.getByRole('region', { name: w('Details') })
  await expect(pane).toBeVisible()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: w('Keyboard shortcuts') })
  await expect(dialog).toBeVisible()
  await dialog.locator(':focus').evaluate((focused: HTMLElement) => focused.blur())
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(pane).toBeVisible()
})

test('each that is chosen by X is told, from the first on', async ({ page, server, w }) => {
  await lookAtMany(page, server, w)
  await details(page, w, nameAt(0)).focus()
  // What comes to the screen with its words is not read out: only a region that is there before.
  await page.evaluate(() => {
    const said: string[] = []
    for (const region of document.querySelectorAll('[role=status]')) {
      const note = () => region.textContent.includes('chosen') && said.push(region.textContent)
      new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true })
    }
    Object.assign(globalThis, { said })
  })
  const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.at(-1))
  await page.keyboard.press('x')
  await expect.poll(said).toBe('1 chosen')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect.poll(said).toBe('2 chosen')
})

test('where keys pressed alone are turned off, J and X do nothing in a row or beside it, and the arrows still lead on', async ({
  page,
  server,
  w,
}) => {
  await lookAtMany(page, server, w)
  await details(page, w, nameAt(0)).press('?')
  await page.getByRole('button', { name: w('Turn off keys pressed alone') }).press('Enter')
  await page.keyboard.press('Escape')
  await details(page, w, nameAt(0)).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(details(page, w, nameAt(0))).toBeFocused()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(details(page, w, nameAt(1))).toBeFocused()
  await page.keyboard.press('Enter')
  const pane = page.getByRole('region', { name: w('Details') })
  await expect(pane.getByRole('heading', { level: 3, name: nameAt(1), exact: true })).toBeFocused()
  await page.keyboard.press('j')
  await expect(pane.getByRole('article', { name: nameAt(1), exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
})

/** As they stand in the list: figures in a name are letters. */
const names = Array.from({ length: 60 }, (_, n) => `Nr. ${n}`).toSorted()
const nameAt = (place: number) => names[place] ?? ''

/** Sixty, by their names. */
async function lookAtMany(page: Page, server: ServerData, w: Words, count = 60): Promise<void> {
  const letting = await letProperty(server)
  await addApplications(server, letting, count)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
  await untilWhole(page, w)
}

const details = (page: Page, w: Words, name: string) =>
  page.getByRole('button', { name: w('Details: {name}', { name }), exact: true })
