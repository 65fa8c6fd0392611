import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { expectFocusWatched } from '../checks/focus-watched.ts'
import { contentWidth, scrolledTo, scrollPage } from '../checks/scroller.ts'
import { button, field } from '../fixtures/applicant.ts'
import { addApplications, letProperty } from '../fixtures/letting.ts'
import { openPersonMenu } from '../fixtures/person-menu.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('the head takes one line of at most 56 px, and what it has no room for stands in the person’s menu', async ({
  page,
  wordsIn,
}) => {
  await comeIn(page, 'manager@demo.test')
  const header = page.getByRole('banner')
  const menu = await openPersonMenu(page)
  // The longest words.
  await menu.getByRole('combobox').first().selectOption('fr')
  const w = wordsIn('fr')
  await expect(menu.getByRole('link', { name: w('Data protection') })).toBeVisible()
  await expectNoBarrier(page, 'the person’s menu')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  for (const [width, height] of [
    [320, 640],
    [360, 760],
    [992, 700],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(header.getByText(w('Up to date'))).toBeInViewport({ ratio: 1 })
    expect((await header.boundingBox())?.height, `${width} px wide`).toBeLessThanOrEqual(56)
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y, `${width} px wide`).toBeLessThan(120)
    expect(await contentWidth(page)).toBe(width)
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(width < 992 ? 4 : 5)
  }
  await expectNoBarrier(page, 'a desk')
  await scrollPage(page, 1)
  await expect(header, 'on a desk it stays').toBeInViewport({ ratio: 1 })
})

test('by keyboard the person’s menu opens, leads on into it and gives the focus back; what it chooses holds', async ({
  page,
  w,
}) => {
  await comeIn(page, 'manager@demo.test', '/admin/team')
  const menu = page.getByRole('banner').getByRole('group')
  const opens = button(page, 'Manfred Mustermann')
  await opens.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: w('Data protection') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(opens).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('combobox', { name: w('Colours') }).selectOption('dark')
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await expect(menu, 'a press elsewhere closes it').toHaveCount(0)
  await page.reload()
  await expect(opens).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await opens.press('Enter')
  await menu.getByRole('link', { name: w('Data protection') }).press('Enter')
  await expect(page).toHaveURL('/admin/privacy')
  await expect(page.getByRole('main')).toBeFocused()
})

test('in the person’s menu a ring is seen on all its sides', async ({ page, w }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await comeIn(page, 'manager@demo.test')
  const menu = await openPersonMenu(page)
  const language = menu.getByLabel(w('Language'))
  await language.focus()
  const { reach, room } = await language.evaluate((select) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(select)
    const around = select.closest('[role=group]')?.getBoundingClientRect()
    return {
      reach: select.getBoundingClientRect().right + Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset),
      room: around?.right ?? 0,
    }
  })
  expect(reach).toBeLessThanOrEqual(room)
})

test('the places at the thumb make room for a keyboard on the screen, and a list left for one of them is found as it was', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 80)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const places = page.getByRole('navigation', { name: w('Areas') })
  await expect(places.getByRole('link', { name: w('Overview') })).toHaveAttribute('aria-current', 'true')
  await field(page, w('Search')).focus()
  await page.setViewportSize({ width: 360, height: 460 })
  await expect(places).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 760 })
  await expect(places).toBeInViewport({ ratio: 1 })

  // What remembers it comes after the first screen.
  await expectFocusWatched(page)
  // As soon as the list is as long as it gets.
  await expect(async () => {
    await scrollPage(page, 0.6)
    expect(await scrolledTo(page)).toBeGreaterThan(3000)
  }).toPass()
  await expect.poll(() => inSight(page)).not.toEqual([])
  const before = await inSight(page)
  await places.getByRole('link', { name: w('Team') }).click()
  await expect(page).toHaveURL('/admin/team')
  await page.goBack()
  await expect.poll(() => inSight(page)).toEqual(before)
})

/** Who stands on the screen. */
const inSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h3')]
      .filter((name) => {
        const { top, bottom } = name.getBoundingClientRect()
        return top > 0 && bottom < innerHeight
      })
      .map(({ textContent }) => textContent),
  )

test('without a connection the head says so at once, and a reload shows what the device knows and no alarm', async ({
  page,
  context,
  w,
}) => {
  let [isDown, asked] = [false, 0]
  await page.route(/\/api\//, (route) => {
    if (isDown && route.request().url().includes('/api/organizations/')) asked += 1
    return isDown ? route.abort() : route.fallback()
  })
  await comeIn(page, 'manager@demo.test')
  const head = page.getByRole('banner')
  const offline = head.getByText(new RegExp(`^${w('Offline')}`))
  await expect(head.getByText(w('Up to date'))).toBeVisible()
  await context.setOffline(true)
  await expect(offline).toBeVisible({ timeout: 1_000 })
  await context.setOffline(false)
  await expect(head.getByText(w('Up to date'))).toBeVisible()

  isDown = true
  await page.reload()
  await expect(offline).toBeVisible()
  await expect.poll(() => asked).toBe(4)
  await expect(page.getByText(w('Failed to load organization details. Please refresh the page.'))).toHaveCount(0)
  await expect(button(page, w('Retry loading the organization'))).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
