import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button } from '../fixtures/applicant.ts'
import { decide } from '../fixtures/decide.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('what a colleague did to what I worked on stands on the overview until the log has shown it', async ({
  browser,
  page,
  server,
  w,
}) => {
  // Of an organization in which no other story works on the same record as somebody else.
  const letting = await letProperty(server, {}, 'Zweitverwaltung')
  const renter = { firstName: 'Anna', lastName: letting.code }
  const { id } = await addApplication(server, letting, renter)
  const address = `/application-process/${letting.processId}/application/${id}`
  await page.setViewportSize({ width: 320, height: 700 })
  await comeIn(page, 'other@demo.test', address)
  await page.getByLabel(w('New note')).fill('Ruft zurück')
  await button(page, w('Add note')).click()
  await expect(page.getByRole('listitem').getByText('Ruft zurück')).toBeVisible()
  await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })

  const colleague = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await comeIn(colleague, 'owner@demo.test', address)
  await decide(colleague.getByRole('article'), w, 'Accept applicant')
  await expect.poll(async () => (await server.applications(id))[0]?.status).toBe('accepted')
  await colleague.context().close()

  const line = page.getByRole('link', { name: /^\d+ changes? by colleagues to what you worked on$/ })
  await page.goto('/admin')
  await expect(line).toBeVisible()
  await expectNoBarrier(page, 'what colleagues changed')
  expect(await contentWidth(page)).toBe(320)
  await line.click()
  await expect(page).toHaveURL(/\/admin\/activity\?from=\d{4}-\d\d-\d\d&concerns=me$/)
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: letting.code })
  await expect(entries).toHaveText([/Olivia Obermann accepted the application Anna/])
  await expectNoBarrier(page, 'the log of what colleagues changed')

  const answered = page.waitForResponse(/\/api\/activities\?.*concerns=me/)
  await page.goBack()
  await answered
  await expect(page.getByRole('tablist')).toBeVisible()
  await expect(line).toBeHidden()

  await goOffline(page.context())
  await page.goForward()
  await expect(entries, 'what the log has shown is there without a connection').toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('tablist')).toBeVisible()
  await expect(line).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
