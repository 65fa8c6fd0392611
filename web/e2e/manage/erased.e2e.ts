import { expectNoBarrier } from '#e2e/checks/accessibility.ts'
import { contentWidth } from '#e2e/checks/scroller.ts'
import { letProperty } from '#e2e/fixtures/letting.ts'
import { comeIn } from '#e2e/fixtures/sign-in-as.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { applicationTombstones } from '#server/db/server-schema.ts'
import { formatDate } from '#shared/dates.ts'
import { newId } from '#shared/ids.ts'

test.use({ viewport: { width: 320, height: 760 } })

test('what was erased is told by day and cause, and without a connection that it cannot be read now', async ({
  page,
  context,
  server,
  w,
}) => {
  const { belonging } = await letProperty(server, {}, 'Zweitverwaltung')
  const { organizationId } = belonging
  const weeksAgo = new Date(Date.now() - 40 * 24 * 60 * 60_000)
  const erasedAt = new Date(`${weeksAgo.toISOString().slice(0, 10)}T11:00:00Z`)
  await server.db
    .insert(applicationTombstones)
    .values((['due', 'due', 'own_wish'] as const).map((cause) => ({ id: newId(), erasedAt, organizationId, cause })))
  await comeIn(page, 'other@demo.test', '/admin/privacy')
  const day = page.getByRole('listitem').filter({ hasText: formatDate(erasedAt.toISOString().slice(0, 10)) })
  await expect(day).toContainText('2 applications whose time was over')
  await expect(day).toContainText('1 application at the wish of who had applied')
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'what was erased')

  await page.getByRole('link', { name: w('Team') }).click()
  await expect(page.getByRole('heading', { level: 1, name: w('Team') }), 'the page before is gone').toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('heading', { name: w('What was erased') })).toBeVisible()
  await expect(page.getByText(w('No connection.'))).toBeVisible()
  await context.setOffline(false)
  await expect(day, 'once it can be reached').toBeVisible()
})
