import path from 'node:path'
import { addMany } from '#server/db/demo/many/add-many.ts'
import { createDiskStorage } from '#server/document/storage/disk-storage.ts'
import { button, toast } from '../fixtures/applicant.ts'
import { decide, openLine } from '../fixtures/decide.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { signIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'
import { dataDirectory } from '../server/test-server.ts'

const directory = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'screenshots')

test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } })

/** The pictures of the README that show what managers see. */
test('managers in pictures', async ({ page, context, server, w }) => {
  const take = (name: string) => page.screenshot({ path: path.join(directory, `${name}.png`) })
  const letting = await letProperty(server, { name: 'Nachmiete Birkenweg 7' })
  const income = (grossSalary: string) => ({
    profession: { profession: 'Lehrerin', employmentStatus: 'employed' as const, grossSalary, netIncome: '' },
  })
  const { id } = await addApplication(server, letting, {
    firstName: 'Anna',
    lastName: 'Okuma',
    email: 'anna@okuma.test',
    ...income("6'200 CHF"),
  })
  await addApplication(
    server,
    letting,
    { firstName: 'Ben', lastName: 'Wyss', email: 'ben@wyss.test', ...income('5400') },
    { status: 'accepted' },
  )
  await addApplication(server, letting, {
    firstName: 'Chiara',
    lastName: 'Rossi',
    email: 'chiara@rossi.test',
    ...income("4'900 CHF"),
  })

  await signIn(page, w, 'manager@demo.test')
  await expect(page.getByRole('article').first()).toBeVisible()
  await take('properties')
  await page.goto(`/application-process/${letting.processId}`)
  await expect(page.locator('[data-name]')).toHaveCount(3)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await button(page, w('Compare')).click()
  await expect(page.getByRole('dialog').getByText('Chiara Rossi')).toBeVisible()
  await take('comparison')
  await page.keyboard.press('Escape')

  await goOffline(context)
  const card = page.getByRole('article', { name: 'Anna Okuma' })
  await openLine(card)
  await decide(card, w, 'Accept applicant')
  await toast(page).getByRole('button').click()
  await page.getByRole('banner').getByRole('button', { name: '1 change waiting' }).click()
  await take('waiting')
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await page.goto(`/application-process/${letting.processId}/application/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await take('application')
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5, hasTouch: false, isMobile: false })

  test('two hundred applications in pictures', async ({ page, server, w }) => {
    const take = (name: string) => page.screenshot({ path: path.join(directory, `${name}.png`) })
    const storage = createDiskStorage(path.join(dataDirectory, 'documents'))
    const many = await addMany(
      { db: server.db, storage, now: () => new Date() },
      { homes: 80, applications: 200, seed: 1 },
    )
    await signIn(page, w, 'manager@demo.test')
    await page.goto(`/application-process/${many.process.id}`)
    const rows = page.getByRole('table').locator('[data-name]')
    await expect(rows.first()).toBeVisible()
    await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible()
    await rows.nth(2).locator('[data-toggle]').click()
    await expect(page.getByRole('region', { name: w('Details') })).toBeVisible()
    await page.mouse.move(0, 0)
    await take('desk')
    await page.keyboard.press('Escape')
    await page.goto(`/application-process/${many.process.id}?status=submitted`)
    await expect(rows.first()).toBeVisible()
    await page.getByRole('columnheader').first().locator('..').getByRole('checkbox').check()
    await page
      .getByRole('group', { name: w('Selection') })
      .getByRole('button', { name: w('Reject applicant') })
      .click()
    await page.getByRole('dialog').getByLabel(w('Send each of these applicants an email about it')).check()
    await take('desk-many')
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto(`/application-process/${many.process.id}`)
    await expect(page.locator('[data-name]').first()).toBeVisible()
    await take('applications')
  })
})
