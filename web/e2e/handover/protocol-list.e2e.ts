import { eq } from 'drizzle-orm'
import { properties } from '#server/db/schema.ts'
import { newCode } from '#server/process/code/new-code.ts'
import { formatDate } from '#shared/dates.ts'
import { newId } from '#shared/ids.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { button, field, toast } from '../fixtures/applicant.ts'
import { comeToHandovers, createProtocol } from '../fixtures/create-protocol.ts'
import { letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('a protocol is deleted from the list by a button with the edges of its neighbour, and the toast says which one it was', async ({
  page,
  server,
  w,
}) => {
  const { name } = await comeToHandovers(page, server, w)
  await button(page, w('Create handover protocol')).click()
  await field(page, w('What it is about')).selectOption('move_out')
  // Typed anew, key by key, when it is known who is likely to take part.
  await field(page, w('Date')).press('Control+a')
  await page.keyboard.type('3')
  await expect(field(page, w('Date'))).toHaveValue('3')
  await field(page, w('Date')).fill(formatDate(dayAtHome(new Date())))
  await field(page, w('Participants')).fill('Anna Okuma')
  const role = w('Tenant moving out')
  await expect(page.getByText(w('Takes part as: {role}. Enter adds the name', { role }))).toBeVisible()
  await page.keyboard.press('Enter')
  await button(page, w('Create')).click()
  const day = formatDate(dayAtHome(new Date()))
  await expect(toast(page)).toContainText(`${name}, ${day}`)
  await page.getByRole('link', { name: w('Handover protocols') }).click()
  const remove = page.getByRole('article').getByRole('button', { name: w('Delete: {day}', { day }) })
  await expect(remove).toBeVisible()
  const edge = await remove.evaluate((element) => getComputedStyle(element).borderTopColor)
  expect(edge).not.toBe('rgba(0, 0, 0, 0)')
  await remove.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Delete') })
    .click()
  await expect(toast(page)).toContainText(w('Abnahmeprotokoll deleted successfully'))
  await expect(toast(page)).toContainText(day)
})

test('how many protocols there are of another property is said once it is chosen', async ({ page, server, w }) => {
  const [{ name }, other] = [await letProperty(server), await letProperty(server)]
  await comeIn(page, 'manager@demo.test')
  await page.getByRole('link', { name: w('Handovers: {name}', { name }) }).click()
  await createProtocol(page, w, ['Anna Okuma'])
  await page.getByRole('link', { name: w('Handover protocols') }).click()
  const told = (words: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${words}$`) })
  await expect(told('1 protocol')).toHaveCount(1)
  await field(page, w('Property')).selectOption(other.propertyId)
  await expect(told('0 protocols')).toHaveCount(1)
})

test('whose home arrives on a new device only after a protocol of it was begun finds it chosen, and no other before', async ({
  page,
  server: { db, ...server },
  w,
}) => {
  const { propertyId: other } = await letProperty({ db, ...server })
  const [row] = await db.select().from(properties).where(eq(properties.id, other))
  if (!row) throw new Error('The home is not there')
  const [id, code] = [newId(), await newCode(db)]
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle?propertyId=${id}`)
  await button(page, w('Create handover protocol')).click()
  const chosen = page.getByRole('dialog').getByLabel(w('Property'))
  await expect(chosen).toHaveValue('')
  await field(page, w('What it is about')).selectOption('move_out')
  await db.insert(properties).values({ ...row, id, code, name: `Spät ${code}` })
  await expect(chosen).toHaveValue(id)
  await expect(field(page, w('What it is about'))).toHaveValue('move_out')
})
