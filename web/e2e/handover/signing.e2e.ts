import type { Page } from '@playwright/test'
import { button } from '../fixtures/applicant.ts'
import { readParts, test } from '../fixtures/parts-page.ts'
import { seen } from '../fixtures/stored-documents.ts'
import { expect } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test('who signs reads what they sign, and strokes outlive a phone that is turned', async ({ page, openPart }) => {
  await openPart(page, 'signing')
  await expect(page.getByRole('listitem').first()).toContainText('keine Anerkennung')
  await write(page)
  const strokes = await readParts(page, ({ draft }) => draft.strokes)
  expect(strokes).toHaveLength(2)
  const before = await ink(page)

  await page.setViewportSize({ width: 760, height: 360 })
  await expect.poll(async () => (await ink(page)).width).not.toBe(before.width)
  const turned = await ink(page)
  for (const side of ['left', 'right', 'top', 'bottom'] as const) expect(turned[side]).toBeCloseTo(before[side], 1)
  expect(await readParts(page, ({ draft }) => draft.strokes)).toEqual(strokes)
  await expect(page.getByText('2 strokes')).toBeVisible()
})

test('a phone that is turned, or locked, in the middle of a stroke keeps it, and the field can still be written on', async ({
  page,
  openPart,
}) => {
  await openPart(page, 'signing')
  const box = await beginStroke(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  expect(await readParts(page, ({ draft }) => draft.strokes.length)).toBe(1)
  await page.setViewportSize({ width: 500, height: 760 })
  await expect.poll(async () => (await glass(page)).width).toBeGreaterThan(box.width)
  await page.mouse.up()
  await write(page)
  expect(await readParts(page, ({ draft }) => draft.strokes.length)).toBe(3)
})

test('a stroke that ends in the middle, as the phone is turned or the field goes, is kept as far as it came', async ({
  page,
  w,
  openPart,
}) => {
  await openPart(page, 'signing')
  await beginStroke(page)
  await page.setViewportSize({ width: 500, height: 760 })
  await expect.poll(() => readParts(page, ({ draft }) => draft.strokes.length)).toBe(1)
  await page.mouse.up()
  await expect(page.getByText('1 stroke')).toBeVisible()

  await beginStroke(page)
  const other = page.getByRole('radio', { name: w('I do not sign'), exact: true })
  await other.evaluate((radio: HTMLInputElement) => radio.click())
  await expect.poll(() => readParts(page, ({ draft }) => draft.strokes.length)).toBe(2)
  await page.mouse.up()
  await expect(other).toBeChecked()
})

test('nothing, or a dot, is no signature', async ({ page, w, openPart }) => {
  await openPart(page, 'signing')
  const box = await glass(page)
  await page.mouse.click(box.x + 50, box.y + 50)
  expect(await readParts(page, ({ draft }) => draft.strokes.length)).toBe(1)
  await button(page, w('Sign')).click()
  await expect(page.getByText(w.issue('signature_empty'))).toBeVisible()
  expect(await readParts(page, ({ signed }) => signed.length)).toBe(0)
})

test('a stroke can be taken back, and the field cleared', async ({ page, w, openPart }) => {
  await openPart(page, 'signing')
  await write(page)
  await button(page, w('Undo last stroke')).click()
  expect(await readParts(page, ({ draft }) => draft.strokes.length)).toBe(1)
  expect((await ink(page)).right).toBeLessThan(0.6)
  await button(page, w('Clear the field')).click()
  expect(await readParts(page, ({ draft }) => draft.strokes.length)).toBe(0)
  expect((await ink(page)).dark).toBe(0)
})

test('signed is said only once it is kept, with its picture', async ({ page, w, openPart }) => {
  await openPart(page, 'signing')
  await write(page)
  await readParts(page, (parts) => void (parts.keeping = 'device_full'))
  await button(page, w('Sign')).click()
  await expect(page.getByText(/^Not signed yet: this device has no space left/)).toBeVisible()
  await readParts(page, (parts) => void (parts.keeping = 'works'))
  await button(page, w('Sign')).click()
  await expect(page.getByText(w('Signed. It is kept on this device.'))).toBeVisible()
  expect(
    await readParts(page, ({ signed }) => signed.map(({ outcome, strokes }) => [outcome, strokes.length])),
  ).toEqual([['signed', 2]])
  const picture = await readParts(page, ({ signed }) => signed[0]?.picture ?? '')
  expect(await seen(page, Buffer.from(picture, 'base64'))).toMatchObject({ width: 1200, height: 600 })
  expect(picture.length).toBeLessThan(400_000)
  await expect(button(page, w('Sign'))).toBeHidden()
})

test('a refusal needs a reason and somebody who saw it, by keyboard alone', async ({ page, w, openPart }) => {
  await openPart(page, 'signing')
  await page.getByRole('radio', { name: w('I sign'), exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(w('What the reservation is'))).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('canvas')).toBeHidden()
  await button(page, w('Record the refusal')).press('Enter')
  await expect(page.getByLabel(w('Why'))).toBeFocused()
  await expect(page.getByText(w.issue('witness_required'))).toBeVisible()
  await page.keyboard.type('Die Wand war schon so.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('anna alt ')
  await button(page, w('Record the refusal')).press('Enter')
  await expect(page.getByText(w.issue('witness_is_signer'))).toBeVisible()
  await expect(page.getByLabel(w('Name of the witness'))).toBeFocused()
  await page.getByLabel(w('Name of the witness')).fill('')
  await page.keyboard.type('Zeno Zeuge')
  await button(page, w('Record the refusal')).press('Enter')
  await expect(page.getByText(w('The refusal is recorded. It is kept on this device.'))).toBeVisible()
  expect(await readParts(page, ({ signed }) => signed)).toMatchObject([
    { outcome: 'refused', reason: 'Die Wand war schon so.', witness: 'Zeno Zeuge', strokes: [], picture: null },
  ])
})

test('what was written of a reservation is no reason of a refusal, and is there again with the reservation', async ({
  page,
  w,
  openPart,
}) => {
  await openPart(page, 'signing')
  await choose(page, w, 'I sign with a reservation')
  await page.getByLabel(w('What the reservation is')).fill('Nicht einverstanden mit der Küche.')
  await choose(page, w, 'I do not sign')
  const why = page.getByLabel(w('Why'), { exact: true })
  await expect(why).toHaveValue('')
  await why.fill('Die Wand war schon so.')
  await choose(page, w, 'I sign with a reservation')
  await expect(page.getByLabel(w('What the reservation is'))).toHaveValue('Nicht einverstanden mit der Küche.')
})

test('who signs on paper says nothing of why, and no signature is claimed', async ({ page, w, openPart }) => {
  await openPart(page, 'signing')
  await choose(page, w, 'I sign on paper')
  await expect(page.getByLabel(w('Why'))).toBeHidden()
  await button(page, w('Record: to be signed on paper')).click()
  await expect(page.getByText(w('Recorded: to be signed on paper. It is kept on this device.'))).toBeVisible()
})

test('who presses without having drawn hears at the field what is missing, and how it goes on paper', async ({
  page,
  w,
  openPart,
}) => {
  await openPart(page, 'signing')
  await button(page, w('Sign')).press('Enter')
  const field = page.getByRole('group', { name: /Anna Alt/ })
  await expect(field).toBeFocused()
  await expect(field).toHaveCSS('outline-style', 'solid')
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${w.issue('signature_empty')}.*${w('I sign on paper')}`))
})

const choose = (page: Page, w: Words, name: string) => page.getByRole('radio', { name: w(name), exact: true }).check()

async function glass(page: Page) {
  const canvas = page.locator('canvas[data-signature]')
  // The bar with the button lies over what is at the bottom.
  await canvas.evaluate((field) => field.scrollIntoView({ block: 'center' }))
  // Waits until the field stands still.
  await canvas.hover({ position: { x: 20, y: 60 }, trial: true })
  const box = await canvas.boundingBox()
  if (!box) throw new Error('no field')
  return box
}

/** @returns where the field was */
async function beginStroke(page: Page) {
  const box = await glass(page)
  await page.mouse.move(box.x + 20, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 20, { steps: 8 })
  return box
}

/** Two strokes: one in the left half, one in the right. */
async function write(page: Page): Promise<void> {
  const box = await glass(page)
  for (const start of [0.1, 0.6]) {
    await page.mouse.move(box.x + box.width * start, box.y + box.height * 0.7)
    await page.mouse.down()
    for (const [across, down] of [
      [0.1, 0.2],
      [0.15, 0.8],
      [0.25, 0.4],
    ] as const) {
      await page.mouse.move(box.x + box.width * (start + across), box.y + box.height * down, { steps: 6 })
    }
    await page.mouse.up()
  }
}

/** Where something is written, in parts of the field; `width` in pixels. */
const ink = (page: Page) =>
  page.locator('canvas[data-signature]').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] }
    const found = { width, dark: 0, left: 1, right: 0, top: 1, bottom: 0 }
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 255) > 128) continue
      const [x, y] = [((at / 4) % width) / width, Math.floor(at / 4 / width) / height]
      found.dark += 1
      found.left = Math.min(found.left, x)
      found.right = Math.max(found.right, x)
      found.top = Math.min(found.top, y)
      found.bottom = Math.max(found.bottom, y)
    }
    return found
  })
