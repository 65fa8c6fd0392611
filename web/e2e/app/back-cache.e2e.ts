import type { Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '#scripts/find/find-chromium.ts'
import { readDraft, writeDraft } from '../device/device.ts'
import { field, openQuestionnaire } from '../fixtures/applicant.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

// Playwright turns the browser's cache for Back off.
test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    executablePath: await findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('fault:B9 a page that Back brings back as it was shows what was written meanwhile, and goes on saving', async ({
  page,
  w,
}) => {
  await openQuestionnaire(page)
  await field(page, w('First name')).fill('Anna')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.firstName).toBe('Anna')
  // The browser alone decides what it keeps, and on a busy machine now and then against it.
  let isKept = false
  for (const meanwhile of ['Berta', 'Cora', 'Dora', 'Emma', 'Fina']) {
    isKept ||= await comesBackAsItWas(page, w, meanwhile)
  }
  expect(isKept).toBe(true)
  await field(page, w('First name')).fill('Clara')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.firstName).toBe('Clara')
})

/** Another tab writes meanwhile. @returns whether it is the same page, and not one that was loaded anew */
async function comesBackAsItWas(page: Page, w: Words, meanwhile: string): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }))
  })
  await page.goto('/robots.txt')
  await writeDraft(page, finishedAnswers([somebody({ firstName: meanwhile })]), 'main_renters')
  // Not `goBack`, which waits for a page that loads.
  await page.evaluate(() => history.back())
  await expect(field(page, w('First name'))).toHaveValue(meanwhile)
  return page.evaluate(() => (globalThis as { persisted?: boolean }).persisted === true)
}
