import path from 'node:path'
import { button, toast } from '../fixtures/applicant.ts'
import { decide, openLine } from '../fixtures/decide.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { signIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

const directory = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'screenshots')

test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } })

/** The pictures of the README that show what managers see. */
test('managers in pictures', async ({ page, context, server, w }) => {
  const take = (name: string) => page.screenshot({ path: path.join(directory, `${name}.png`) })
  const letting = await letProperty(server, { name: 'Nachmiete Birkenweg 7' })
  const income = (grossSalary: string) => ({
    profession: { profession: 'Lehrerin', employmentStatus: 'employed' as const, grossSalary },
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
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await take('applications')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await button(page, w('Compare')).click()
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
