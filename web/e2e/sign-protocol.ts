import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { button } from './applicant.ts'
import { expect } from './test.ts'
import type { Words } from './words.ts'

/** Who is signed in where protocols are signed. */
const MANAGER = 'Manfred Mustermann'

/**
 * At the glass: a stroke, and the name it stands for. The manager takes the phone back first.
 * @param name of the manager, it is not shown to others who hold the phone
 */
export async function signAs(page: Page, w: Words, name: string): Promise<void> {
  const isManager = name === MANAGER
  const glass = page.locator('canvas[data-signature]')
  if (isManager) {
    const word = page.getByLabel(w('For the manager: your full name, to take the phone back'))
    await expect(glass.or(word)).toBeVisible()
    if (await word.isVisible()) await takeBack(page, w, MANAGER)
  } else {
    await button(page, w('I am {name}', { name })).click()
    await expect(page.getByText(MANAGER)).toHaveCount(0)
  }
  await drawStroke(page)
  await button(page, w('Sign')).click()
  // It is on the disk before the next one is asked, however slow the disk is.
  const heading = isManager ? w('You, the manager') : name
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeHidden({ timeout: 20_000 })
}

/** At the glass, without signing. */
export async function drawStroke(page: Page): Promise<void> {
  const glass = page.locator('canvas[data-signature]')
  await glass.evaluate((canvas) => canvas.scrollIntoView({ block: 'center' }))
  // Waits until the field stands still.
  await glass.hover({ position: { x: 20, y: 80 } })
  const box = await glass.boundingBox()
  if (!box) throw new Error('no field')
  await page.mouse.down()
  for (const [across, down] of [
    [0.2, 0.2],
    [0.4, 0.8],
    [0.6, 0.3],
  ] as const) {
    await page.mouse.move(box.x + box.width * across, box.y + box.height * down, { steps: 6 })
  }
  await page.mouse.up()
  await expect(page.getByText('1 stroke')).toBeVisible()
}

/** Without a signature, before somebody who saw it. */
export async function refuseAs(page: Page, w: Words, name: string): Promise<void> {
  await button(page, w('I am {name}', { name })).click()
  await page.getByRole('radio', { name: w('I do not sign'), exact: true }).check()
  await page.getByLabel(w('Why'), { exact: true }).fill('Die Wand war schon so.')
  await page.getByLabel(w('Who saw it')).fill('Zeno Zeuge')
  await button(page, w('Record the refusal')).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeHidden({ timeout: 20_000 })
}

/** The manager's word: nobody else gets out of the signing. */
export async function takeBack(page: Page, w: Words, name: string): Promise<void> {
  await page.getByLabel(w('For the manager: your full name, to take the phone back')).fill(name)
  await button(page, w('Take back')).click()
}

export async function savePdf(page: Page, w: Words): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, w('Save')).click()])
  return readFile(await download.path())
}

/** The document stands in a frame of the page, which its policy allows. An engine without a viewer saves what it cannot show there. */
export async function expectPrints(page: Page, w: Words): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true })
  })
  const shown = page.waitForEvent('framenavigated', (frame) => frame.url().startsWith('blob:'))
  await Promise.all([Promise.any([shown, page.waitForEvent('download')]), button(page, w('Print')).click()])
  await expect(page.locator('iframe[src^="blob:"]')).toHaveCount(1)
}
