import { expectNoBarrier } from '../checks/accessibility.ts'
import { button } from '../fixtures/applicant.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('managers copy the link of the page that everybody can read, and whoever has it reads it without an account', async ({
  page,
  context,
  browser,
  w,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await comeIn(page, 'manager@demo.test', '/admin/privacy')
  await button(page, w('Copy the link')).click()
  await expect(page.getByText(w('Link to the page'))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByRole('link', { name: w('Open the page') })).toHaveAttribute('href', new URL(link).pathname)
  const anybody = await browser.newContext()
  const other = await anybody.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Musterverwaltung')
  await expect(other.getByText(w('A person decides about each application, and no program.'))).toBeVisible()
  await anybody.close()
})

for (const [device, viewport] of [
  ['the narrowest phone', { width: 320, height: 640 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test(`the record of processing activities has the headings of the article, and is printed without bars, on ${device}`, async ({
    page,
    w,
  }) => {
    await page.setViewportSize(viewport)
    await comeIn(page, 'manager@demo.test', '/admin/privacy')
    await page.getByRole('link', { name: w('Record of processing activities') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Record of processing activities'))
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      [
        'Controller',
        'Purposes',
        'Categories of persons',
        'Categories of data',
        'Recipients',
        'Third countries',
        'Time limits',
        'Activity: homes',
        'Activity: residents',
        'Activity: handovers',
        'Activity: people who work here',
        'Technical and organizational measures',
      ].map((heading) => w(heading)),
    )
    await expectNoBarrier(page, 'the record of processing activities')
    // Who has chosen dark colours prints light all the same.
    await page.evaluate(() => localStorage.setItem('colours', 'dark'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe('rgb(26, 35, 32)')
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(button(page, w('Print'))).toBeHidden()
    await expect(page.getByRole('heading', { name: w('Third countries') })).toBeVisible()
  })
}
