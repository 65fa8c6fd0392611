import { letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

/** By the clock of the page: what a screen that is read from the device may keep the rest waiting is longer. */
const SOON_MS = 4_000
const STEP_MS = 10

test('a device on which nothing lies asks for it at once, whatever page a link led to', async ({ page, server }) => {
  const { processId } = await letProperty(server)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  const pulls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/sync/pull')) pulls.push(request.url())
  })
  await comeIn(page, 'manager@demo.test', `/application-process/${processId}`)
  // However slow the machine is: its time is not the page's.
  for (let passed = 0; passed < SOON_MS && pulls.length === 0; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS)
    await new Promise((resolve) => setTimeout(resolve, 5 * STEP_MS))
  }
  expect(pulls).not.toEqual([])
})
