import { comeIn } from '../fixtures/sign-in-as.ts'
import { letProperty } from '../fixtures/letting.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

test('a new page takes the focus, and what it is called is read out', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await comeIn(page, 'manager@demo.test')
  const main = page.getByRole('main')
  await page.getByRole('link', { name: w('Team') }).press('Enter')
  await expect(main).toBeFocused()
  await expect(main).toHaveAccessibleName(w('Team'))
  await page.goto('/admin?tab=applications')
  await page.getByRole('link', { name: letting.processName, exact: true }).press('Enter')
  await expect(main).toBeFocused()
  await expect(main).toHaveAccessibleName(letting.processName)
})

test('so it is where somebody applies', async ({ page, w }) => {
  await page.goto('/applications?code=DEMADE')
  await expect(page.getByRole('main')).toHaveAccessibleName(w('Property details'))
  await page.getByText(w('Start application')).press('Enter')
  await expect(page.getByRole('main')).toHaveAccessibleName(w('Main renters'))
})
