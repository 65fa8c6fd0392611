import { chromiumFlags, findChromium } from '#scripts/find-chromium.ts'
import { field, openQuestionnaire } from './applicant.ts'
import { readDraft } from './device.ts'
import { expect, test } from './test.ts'

// Playwright turns the browser's cache for Back off.
test.use({
  launchOptions: {
    executablePath: await findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('fault:B9 a page that Back brings back as it was shows what was written meanwhile', async ({
  page,
  context,
  w,
}) => {
  await openQuestionnaire(page)
  await field(page, w('First name')).fill('Anna')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.firstName).toBe('Anna')
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }))
  })
  await page.goto('/robots.txt')

  const second = await context.newPage()
  await second.goto('/questionnaire')
  await field(second, w('First name')).fill('Berta')
  await expect.poll(async () => (await readDraft(second)).answers.mainRenters[0]?.firstName).toBe('Berta')
  await second.close()

  await page.goBack()
  await expect(field(page, w('First name'))).toHaveValue('Berta')
  expect(await page.evaluate(() => (globalThis as { persisted?: boolean }).persisted)).toBe(true)
  await field(page, w('First name')).fill('Clara')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.firstName).toBe('Clara')
})
