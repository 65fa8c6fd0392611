import type { Page } from '@playwright/test'
import { addApplications, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

type Point = readonly [x: number, y: number]

/** As a finger does it, with what the browser makes of that. */
async function swipe(page: Page, [fromX, fromY]: Point, [toX, toY]: Point) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] })
  await touch('touchStart', [fromX, fromY])
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', [fromX + ((toX - fromX) * step) / 8, fromY + ((toY - fromY) * step) / 8])
  }
  await touch('touchEnd')
  await session.detach()
}

test('on a phone a finger that goes sideways leads to the next application and back, and not from the edge, nor up or down', async ({
  page,
  server,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 4)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
  await page.getByRole('article', { name: 'Nr. 2', exact: true }).getByRole('link').click()
  const heading = (number: number) => page.getByRole('heading', { level: 1, name: `Nr. ${number}` })
  await expect(heading(2)).toBeVisible()
  // Which one is next is known a moment after the application itself is read: the finger may be faster.
  await swipe(page, [280, 400], [80, 410])
  await expect(heading(3)).toBeVisible()
  await swipe(page, [80, 400], [280, 410])
  await expect(heading(2)).toBeVisible()

  await swipe(page, [10, 400], [280, 400])
  await swipe(page, [350, 400], [80, 400])
  await swipe(page, [200, 600], [120, 200])
  await swipe(page, [200, 400], [160, 400])
  await expect(heading(2)).toBeVisible()
  await expect(page).toHaveURL(/\?sort=name$/)
  await swipe(page, [280, 400], [80, 400])
  await expect(heading(3)).toBeVisible()
})
