import type { Page } from '@playwright/test'
import { button, field } from '../fixtures/applicant.ts'
import { addRoom, createProtocol } from '../fixtures/create-protocol.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

const name = 'Anna Okuma'

test('Escape closes the open list of steps alone, and leads back to its button', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await addApplication(server, letting, { firstName: 'Ben', lastName: 'Bach' })
  const list = `/application-process/${letting.processId}`
  const change = button(page, w('Change status: {name}', { name }))
  const closesAlone = async () => {
    for (const isWithin of [false, true]) {
      await change.press('Enter')
      await expect(change).toHaveAttribute('aria-expanded', 'true')
      const steps = page.locator(`[id="${await change.getAttribute('aria-controls')}"]`)
      if (isWithin) await steps.getByRole('button').first().focus()
      await page.keyboard.press('Escape')
      await expect(change).toHaveAttribute('aria-expanded', 'false')
      await expect(change).toBeFocused()
    }
  }
  await comeIn(page, 'manager@demo.test', `${list}?open=${id}`)
  const pane = page.getByRole('region', { name: w('Details') })
  await expect(pane).toBeVisible()
  await closesAlone()
  await page.keyboard.press('Escape')
  await expect(pane, 'and then what it stands in').toHaveCount(0)

  for (const each of [name, 'Ben Bach'])
    await page.getByRole('checkbox', { name: w('Select: {name}', { name: each }) }).check()
  await button(page, w('Compare')).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await closesAlone()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.goto(`${list}/application/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await closesAlone()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('Escape is the answer that loses nothing to a question in place, and closes nothing around it', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  const list = `/application-process/${letting.processId}`
  await comeIn(page, 'manager@demo.test', `${list}?open=${id}`)
  await field(page, w('New note')).fill('Ruft zurück')
  await button(page, w('Add note')).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ruft zurück' })).toBeVisible()
  await keepsByEscape(page, w, w('Remove'))
  await expect(page.getByRole('region', { name: w('Details') })).toBeVisible()

  await page.goto(`${list}/application/${id}`)
  await keepsByEscape(page, w, w('Remove'))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.goto('/admin')
  await page.getByRole('link', { name: w('Handovers: {name}', { name: letting.name }) }).click()
  await createProtocol(page, w, ['Anna Alt'])
  await addRoom(page, w, 'Küche')
  await button(page, w('Defect')).first().click()
  await keepsByEscape(page, w, w('Remove this defect'))
})

async function keepsByEscape(page: Page, w: Words, remove: string): Promise<void> {
  await button(page, remove).press('Enter')
  await expect(button(page, w('Keep'))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, w('Keep'))).toHaveCount(0)
  await expect(button(page, remove)).toBeFocused()
}
