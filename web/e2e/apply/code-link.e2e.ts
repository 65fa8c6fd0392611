import type { BrowserContext } from '@playwright/test'
import { AUTO_SUBMIT_DELAY_MS } from '#shared/process/code/code.ts'
import { stopClock } from '../device/stop-clock.ts'
import { toast } from '../fixtures/applicant.ts'
import { expect, test } from '../fixtures/test.ts'

test('a code in the address fills the field and is sent after half a second', async ({ page, context, w }) => {
  const asked = countLookUps(context)
  await stopClock(page)
  await page.goto('/applications?code=demade')
  await expect(page).toHaveTitle(new RegExp(w('Enter your code')))
  await expect(page.getByLabel(w('Your 6-digit code'))).toHaveValue('DEMADE')

  await page.clock.runFor(AUTO_SUBMIT_DELAY_MS - 1)
  expect(asked.count).toBe(0)
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/application-process-details')
  expect(asked.count).toBe(1)
})

test('a code in the address that has not six characters fills the field and is silently left there', async ({
  page,
  context,
  w,
}) => {
  const asked = countLookUps(context)
  await stopClock(page)
  await page.goto('/applications?code=dema')
  await expect(page).toHaveTitle(new RegExp(w('Enter your code')))
  await page.clock.runFor(AUTO_SUBMIT_DELAY_MS * 4)
  await expect(page.getByLabel(w('Your 6-digit code'))).toHaveValue('DEMA')
  await expect(toast(page)).toHaveCount(0)
  expect(asked.count).toBe(0)
})

test('a code in the address that is too long is silently ignored: it is not cut, and not sent', async ({
  page,
  context,
  w,
}) => {
  const asked = countLookUps(context)
  await stopClock(page)
  await page.goto('/applications?code=DEMADEXY')
  await expect(page).toHaveTitle(new RegExp(w('Enter your code')))
  await page.clock.runFor(AUTO_SUBMIT_DELAY_MS * 4)
  await expect(page.getByLabel(w('Your 6-digit code'))).toHaveValue('')
  await expect(toast(page)).toHaveCount(0)
  expect(asked.count).toBe(0)
})

test('Back after a shared link leads to where somebody came from, and sends nothing again', async ({
  page,
  context,
}) => {
  const asked = countLookUps(context)
  await page.goto('/support')
  await page.goto('/applications?code=DEMADE')
  await expect(page).toHaveURL('/application-process-details')
  await page.goBack()
  await expect(page).toHaveURL('/support')
  expect(asked.count).toBe(1)
})

function countLookUps(context: BrowserContext) {
  const asked = { count: 0 }
  context.on('request', (request) => {
    if (request.url().includes('/api/external/application-processes/')) asked.count += 1
  })
  return asked
}
