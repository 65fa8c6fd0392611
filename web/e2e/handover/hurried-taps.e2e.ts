import type { Page } from '@playwright/test'
import { tapAt } from '../checks/tap-at.ts'
import { button, field } from '../fixtures/applicant.ts'
import { addRoom, comeToHandovers, createProtocol } from '../fixtures/create-protocol.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 760 } })

test('the second half of a double tap that closes a dialog presses nothing behind it, nor in a dialog that opens', async ({
  page,
  server,
  w,
}) => {
  await comeToHandovers(page, server, w)
  await createProtocol(page, w, ['Anna Alt'])
  const [take, discard] = [w('Take these rooms'), w('Discard')]
  const dialogs = page.getByRole('dialog')
  await button(page, w('Add a room')).click()
  const cancel = await middleOf(page, w('Cancel'))
  await tapAt(page, cancel, 1000)
  await expect(dialogs).toHaveCount(0)
  expect(await tapAt(page, cancel, 1200, take), 'no room is taken').toBe(false)

  await button(page, w('Add a room')).click()
  await field(page, w('Name of the room')).fill('Küche')
  const again = await middleOf(page, w('Cancel'))
  await tapAt(page, again, 2000)
  await expect(button(page, discard)).toBeVisible()
  expect(await tapAt(page, again, 2200, discard), 'what was typed is not thrown away').toBe(false)
  await tapAt(page, again, 3000, discard)
  await expect(dialogs).toHaveCount(0)

  await tapAt(page, again, 4000, take)
  await expect(button(page, take), 'a tap of its own counts').toBeHidden()
})

test('a double tap takes the rooms once, and leads on by one of them', async ({ page, server, w }) => {
  await comeToHandovers(page, server, w)
  await createProtocol(page, w, ['Anna Alt'])
  await button(page, w('Take these rooms')).dblclick()
  const rooms = page.getByRole('region', { name: w('All rooms') }).getByRole('link')
  await expect(rooms.first()).toBeVisible()
  await expect(page.getByText(w('Everything is kept on this device'))).toBeVisible()
  const names = (await rooms.allInnerTexts()).map((words) => words.split('\n')[0] ?? '')
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(2)

  await rooms.first().click()
  const next = page.getByRole('link', { name: w('Next: {0}', { 0: String(names[1]) }) })
  await next.dblclick()
  await expect(page.getByRole('heading', { level: 1, name: String(names[1]) })).toBeVisible()
  await expect(page.getByRole('link', { name: w('Next: {0}', { 0: String(names[2]) }) })).toBeVisible()
})

test('a double tap on what adds a defect adds one, and stays with it', async ({ page, server, w }) => {
  await comeToHandovers(page, server, w)
  await createProtocol(page, w, ['Anna Alt'])
  await addRoom(page, w, 'Küche')
  const add = button(page, w('Defect')).last()
  const box = await add.boundingBox()
  if (!box) throw new Error('there is no button')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await expect(page.getByLabel(w('What is wrong'))).toBeVisible()
  await page.getByLabel(w('What is wrong')).fill('Kratzer')
  await page.getByRole('link', { name: 'Küche' }).first().click()
  await expect(page.getByRole('link', { name: 'Kratzer' })).toHaveCount(1)
  await expect(page.getByText(w('Not described yet'))).toHaveCount(0)
})

test('a name that is typed and the person who is tapped next both take part', async ({ page, server, w }) => {
  await comeToHandovers(page, server, w)
  await button(page, w('Create handover protocol')).click()
  await field(page, w('What it is about')).selectOption('move_out')
  await field(page, w('Participants')).fill('Anna Alt')
  await button(page, w('Add')).click()
  await field(page, w('Participants')).fill('Berta Beispiel')
  const people = page.getByRole('dialog').getByRole('listitem')
  await page.getByRole('button', { name: /^Manfred Mustermann, / }).click()
  await expect(people).toHaveText([/^Anna Alt/, /^Berta Beispiel/, /^Manfred Mustermann/])
  await button(page, w('Remove {name}', { name: 'Manfred Mustermann' })).click()

  await field(page, w('Participants')).fill('Clara Christen')
  await button(page, w('Create')).click()
  await page.getByRole('link', { name: new RegExp(`^${w('Who is here')}`) }).click()
  const region = (name: string) => page.getByRole('region', { name })
  for (const each of ['Anna Alt', 'Berta Beispiel', 'Clara Christen']) await expect(region(each)).toBeVisible()
  await field(page, w('Name of the next person')).fill('Dora Dubach')
  await page.getByRole('button', { name: /^Manfred Mustermann, / }).click()
  for (const each of ['Dora Dubach', 'Manfred Mustermann']) await expect(region(each)).toHaveCount(1)
  await field(page, w('Name of the next person')).fill('Emil Egger')
  await page.keyboard.press('Tab')
  await expect(region('Emil Egger')).toBeVisible()
})

async function middleOf(page: Page, name: string) {
  const { x, y, width, height } = (await button(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}
