import path from 'node:path'
import { eq } from 'drizzle-orm'
import { properties } from '#server/db/schema.ts'
import { button, field, toast } from '../fixtures/applicant.ts'
import { gradeOthers } from '../fixtures/create-protocol.ts'
import { letProperty } from '../fixtures/letting.ts'
import { jpegFile } from '../fixtures/photo-files.ts'
import { signIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

const directory = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'screenshots')

test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000 })

/** The pictures of the README that show a handover. */
test('a handover in pictures', async ({ page, server, w }) => {
  const take = (name: string) => page.screenshot({ path: path.join(directory, `${name}.png`) })
  const { propertyId } = await letProperty(server, { name: 'Nachmiete Birkenweg 7' })
  const name = 'Birkenweg 7, 2. OG links'
  await server.db.update(properties).set({ name }).where(eq(properties.id, propertyId))
  await signIn(page, w, 'manager@demo.test')
  await page.getByRole('link', { name: w('Handovers: {name}', { name }) }).click()
  await button(page, w('Create handover protocol')).click()
  await field(page, w('What it is about')).selectOption('move_out_in')
  for (const each of ['Anna Alt', 'Nora Neu']) {
    await field(page, w('Participants')).fill(each)
    await page.keyboard.press('Enter')
  }
  await button(page, w('Create')).click()
  await toast(page).getByRole('button').click()
  await button(page, w('Take these rooms')).click()

  const rooms = page.getByRole('region', { name: w('All rooms') }).getByRole('listitem')
  await rooms.first().getByRole('link').click()
  await page.getByRole('radio', { name: w('Inspected'), exact: true }).check()
  await gradeOthers(page, w, 'Good')
  await button(page, w('Defect')).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Defect/ })).toBeVisible()
  const photo = await jpegFile(page, 'IMG_1.jpg', { width: 900, height: 600, noise: true })
  await page.locator('[data-photo-gallery]').first().setInputFiles(photo)
  await expect(page.getByText('1 photo is kept on this device')).toBeVisible()
  await field(page, w('What is wrong')).fill('Deep scratch, 40 cm, left of the window')
  await page.getByRole('radio', { name: w('Repair'), exact: true }).check()
  await expect(page.getByText(w('Everything is kept on this device'))).toBeVisible()
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await take('handover-defect')
  await page.getByRole('link', { name: w('Done') }).click()
  await expect(page.getByRole('heading', { level: 2, name: w('Condition') })).toBeVisible()
  await take('handover-room')
  await page
    .getByRole('link', { name: w('Whole protocol') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 2, name: w('All rooms') })).toBeVisible()
  await take('handover-walk')
})
