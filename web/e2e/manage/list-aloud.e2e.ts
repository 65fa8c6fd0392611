import type { Page } from '@playwright/test'
import { goOffline } from '../fixtures/offline.ts'
import { addApplications, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

test('what a decision for many changes in each row is said once for all, and not by each row', async ({
  page,
  context,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 5)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await page.getByRole('checkbox', { name: w('Select all {count}', { count: '5' }) }).check()
  await goOffline(context)
  const reject = (place: Pick<Page, 'getByRole'>) => place.getByRole('button', { name: w('Reject applicant') })
  await reject(page.getByRole('group', { name: w('Selection') })).click()
  await reject(page.getByRole('dialog')).click()
  const row = page.getByRole('row', { name: 'Nr. 3' })
  await expect(row).toContainText(w('On this device'))
  await expect(page.locator('[data-name] :is([role=status], [role=alert], [aria-live])')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.getByRole('article', { name: 'Nr. 3' })).toContainText(w('On this device'))
  await expect(page.locator('[data-name] :is([role=status], [role=alert], [aria-live])')).toHaveCount(0)
})
