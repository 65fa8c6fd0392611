import type { Browser, BrowserContext, Page } from '@playwright/test'
import { readDraft } from '../device/device.ts'
import { chooseProcess, field, fillRenter } from '../fixtures/applicant.ts'
import { somebody } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const zones = ['Europe/Zurich', 'Asia/Tokyo', 'America/Los_Angeles']

test('fault:T7 dates are days of the calendar, wherever the phone is when they are read again', async ({
  browser,
  w,
}) => {
  const anna = somebody({ dateOfBirth: '1990-03-25' })
  let state: Awaited<ReturnType<BrowserContext['storageState']>> | undefined
  for (const [visit, timezoneId] of zones.entries()) {
    const { page, context } = await arrive(browser, timezoneId, state)
    if (visit === 0) {
      await chooseProcess(page)
      await page.goto('/questionnaire')
      await fillRenter(page, w, anna)
      await page.goto('/questionnaire?section=general_info')
      // The night in which the clocks go forward.
      await field(page, w('Desired start date')).fill('28.03.2027')
      await expect.poll(async () => (await readDraft(page)).answers.generalInfo.desiredStartDate).toBe('2027-03-28')
    }
    await page.goto('/questionnaire?section=general_info')
    await expect(field(page, w('Desired start date'))).toHaveValue('28.03.2027')
    await page.goto('/questionnaire?section=main_renters')
    await expect(field(page, w('Date of birth'))).toHaveValue('25.03.1990')
    await page.goto('/questionnaire?section=summary')
    await expect(page.getByText('28.03.2027')).toBeVisible()
    await expect(page.getByText('25.03.1990')).toBeVisible()
    expect((await readDraft(page)).answers).toMatchObject({
      mainRenters: [{ dateOfBirth: '1990-03-25' }],
      generalInfo: { desiredStartDate: '2027-03-28' },
    })
    state = await context.storageState({ indexedDB: true })
    await context.close()
  }
})

test('whatever a phone takes for the time, the home behind a code is shown and its questions are asked', async ({
  browser,
  w,
}) => {
  for (const moment of ['1970-01-01', '2001-01-01', '2038-01-20', '2106-02-08', '9999-12-31']) {
    const { page, context } = await arrive(browser, 'Europe/Berlin', undefined)
    await page.clock.setSystemTime(new Date(moment))
    await chooseProcess(page)
    await page.goto('/questionnaire')
    await expect(field(page, w('First name'))).toBeVisible()
    await context.close()
  }
})

/** The same phone, somewhere else. */
async function arrive(
  browser: Browser,
  timezoneId: string,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>> | undefined,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    timezoneId,
    locale: 'en-GB',
    viewport: { width: 360, height: 760 },
    ...(storageState && { storageState }),
  })
  return { page: await context.newPage(), context }
}
