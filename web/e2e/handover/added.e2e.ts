import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { button, field } from '../fixtures/applicant.ts'
import { comeToHandovers, createProtocol, openRoom } from '../fixtures/create-protocol.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 760 } })

test('who adds a meter, keys or a detector by keyboard goes on in it, and who removes one in the next', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await openProtocol(page, server, w)
  await addRoom(page, w, 'Küche')
  const entry = (name: string) => page.getByRole('region', { name, exact: true })

  await page.getByRole('link', { name: w('Meters') }).click()
  for (const each of ['Electricity', 'Gas', 'Oil']) {
    await button(page, w(each)).press('Enter')
    await expect(entry(w(each))).toBeFocused()
    await expect(page.getByRole('heading', { name: w(each) })).toBeInViewport()
  }
  await expectNoBarrier(page, 'meters that were added')
  await entry(w('Gas')).click({ position: { x: 4, y: 4 } })
  await expect(entry(w('Gas')), 'a tap beside the fields is no step into them').not.toBeFocused()
  await remove(page, w, w('Gas'))
  await expect(entry(w('Oil')), 'the next one').toBeFocused()
  await remove(page, w, w('Oil'))
  await expect(entry(w('Electricity')), 'the one before the last').toBeFocused()
  await remove(page, w, w('Electricity'))
  await expect(page.getByRole('heading', { level: 1, name: w('Meters') })).toBeFocused()

  await done(page, w)
  await page.getByRole('link', { name: w('Keys') }).click()
  await button(page, w('Flat')).press('Enter')
  await expect(entry(w('Flat'))).toBeFocused()

  await done(page, w)
  await page.getByRole('link', { name: w('Smoke detectors') }).click()
  await button(page, 'Küche').press('Enter')
  await expect(entry('Küche')).toBeFocused()
  await field(page, w('Another place')).fill('Flur')
  await page.keyboard.press('Enter')
  await expect(entry('Flur')).toBeFocused()
})

test('a room and a part of it have the focus once they are added, whichever key adds them', async ({
  page,
  server,
  w,
}) => {
  await openProtocol(page, server, w)
  for (const each of ['Küche', 'Bad']) {
    await addRoom(page, w, each)
    await expect(page.getByRole('region', { name: w('All rooms') }).getByRole('link', { name: each })).toBeFocused()
  }
  await openRoom(page, w, 'Bad')
  const another = field(page, w('Something else in this room'))
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await another.fill('Ofen')
  await page.keyboard.press('Enter')
  await expect(part('Ofen')).toBeFocused()
  await another.fill('Lampe')
  await page.keyboard.press('Tab')
  await expect(button(page, w('Add')), 'who goes on by Tab is led nowhere').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(part('Lampe')).toBeFocused()
  await part('Ofen')
    .getByText(w('More: {type}', { type: 'Ofen' }))
    .click()
  await remove(page, w, 'Ofen')
  await expect(part('Lampe')).toBeFocused()
})

test('a person who is known has the focus once they are added, and who is typed is told', async ({
  page,
  server,
  w,
}) => {
  await comeToHandovers(page, server, w)
  await button(page, w('Create handover protocol')).click()
  await field(page, w('What it is about')).selectOption('move_out')
  const dialog = page.getByRole('dialog')
  const manager = 'Manfred Mustermann'
  const known = page.getByRole('button', { name: new RegExp(`^${manager}, `) })
  await known.press('Enter')
  await expect(dialog.getByRole('group', { name: manager })).toBeFocused()
  await expectNoBarrier(page, 'somebody who was added')
  await field(page, w('Participants')).fill('Anna Alt')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status').first()).toHaveText(`Anna Alt, ${w('Tenant moving out')}`)
  await expect(field(page, w('Participants')), 'the next name is typed there').toBeFocused()
  await button(page, w('Remove {name}', { name: manager })).click()
  await button(page, w('Create')).click()

  await page.getByRole('link', { name: new RegExp(`^${w('Who is here')}`) }).click()
  await known.press('Enter')
  await expect(page.getByRole('region', { name: manager })).toBeFocused()
  await field(page, w('Name of the next person')).fill('Berta Beispiel')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Berta Beispiel' })).toBeFocused()
})

async function openProtocol(page: Page, server: ServerData, w: Words): Promise<void> {
  await comeToHandovers(page, server, w)
  await createProtocol(page, w, ['Anna Alt'])
}

async function addRoom(page: Page, w: Words, name: string): Promise<void> {
  await button(page, w('Add a room')).press('Enter')
  await field(page, w('Name of the room')).fill(name)
  await page.keyboard.press('Enter')
}

async function remove(page: Page, w: Words, name: string): Promise<void> {
  await button(page, w('Remove {name}', { name })).press('Enter')
  await button(page, w('Remove')).press('Enter')
}

const done = (page: Page, w: Words) => page.getByRole('link', { name: w('Done') }).click()
