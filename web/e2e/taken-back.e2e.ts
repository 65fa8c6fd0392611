import type { Page } from '@playwright/test'
import { button } from './applicant.ts'
import { addRoom, checkAndSign, createProtocol, markInspected } from './create-protocol.ts'
import { letProperty } from './letting.ts'
import type { ServerData } from './server-data.ts'
import { comeIn } from './sign-in-as.ts'
import { drawStroke, signAs, takeBack } from './sign-protocol.ts'
import { expect, test } from './test.ts'
import type { Words } from './words.ts'

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 760 } })

const MANAGER = 'Manfred Mustermann'

test('who takes the phone back stands on nobody’s form: it is handed over again, and locked again', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await beginSigning(page, server, w, [MANAGER, 'Anna Alt'])
  await signAs(page, w, MANAGER)
  await button(page, w('I am {name}', { name: 'Anna Alt' })).click()
  await drawStroke(page)
  await takeBack(page, w, MANAGER)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText(w('Please give the phone to {name}', { name: 'Anna Alt' }))).toBeInViewport()
  await expect(page.locator('canvas[data-signature]')).toHaveCount(0)
  await expect(button(page, w('Sign'))).toHaveCount(0)

  await button(page, w('I am {name}', { name: 'Anna Alt' })).click()
  await expect(page.getByText('1 stroke'), 'as after a reload').toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.goto('/admin')
  await expect(page.getByText(w('Please give the phone to {name}', { name: 'Anna Alt' }))).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('that a name was wrong is said to who typed it, until they type on or the next one has the phone', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await beginSigning(page, server, w, ['Anna Alt', MANAGER])
  const wrong = page.getByText(w('This is not the name of whoever is signed in on this phone'))
  await button(page, w('I am {name}', { name: 'Anna Alt' })).click()
  await takeBack(page, w, 'Anna')
  await expect(wrong).toBeVisible()
  await page.getByLabel(w('For the manager: your full name, to take the phone back')).fill('Ann')
  await expect(wrong).toHaveCount(0)

  await takeBack(page, w, 'Anna')
  await expect(wrong).toBeVisible()
  await drawStroke(page)
  await button(page, w('Sign')).click()
  await expect(page.getByText(w('Please give the phone to the manager'))).toBeVisible()
  await expect(wrong).toHaveCount(0)
  await expect(page.getByLabel(w('For the manager: your full name, to take the phone back'))).toHaveValue('')
})

/** A protocol with a room, up to where the first one is asked. */
async function beginSigning(page: Page, server: ServerData, w: Words, names: readonly string[]): Promise<void> {
  const { name } = await letProperty(server)
  await comeIn(page, 'manager@demo.test')
  await page.getByRole('link', { name: w('Handovers: {name}', { name }) }).click()
  await createProtocol(page, w, names)
  await addRoom(page, w, 'Küche')
  await markInspected(page, w)
  await checkAndSign(page, w)
  await button(page, w('Everything is right: sign now')).click()
}
