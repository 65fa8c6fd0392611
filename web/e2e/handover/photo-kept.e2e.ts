import { drawPicture } from '#e2e/fixtures/photo-files.ts'
import { openRoom } from '#e2e/fixtures/create-protocol.ts'
import { letProperty } from '#e2e/fixtures/letting.ts'
import { placeProtocol } from '#e2e/fixtures/place-protocol.ts'
import { comeIn } from '#e2e/fixtures/sign-in-as.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { dayAtHome } from '#shared/resident/stay.ts'

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 760 } })

test('as long as a photo is made ready or kept, nothing says that everything is kept, and the browser asks before the page goes', async ({
  page,
  server,
  w,
}) => {
  const placed = { content: { date: dayAtHome(new Date()), parties: [] }, rooms: [{ name: 'Flur' }] }
  const id = await placeProtocol(server, await letProperty(server), placed)
  await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle/${id}`)
  await openRoom(page, w, 'Flur')
  const kept = w('Everything is kept on this device')
  await expect(page.getByText(kept)).toBeVisible()
  const buffer = await drawPicture(page, { width: 2400, height: 1800, type: 'image/jpeg', noise: true })
  // From frame to frame: how often a photo was under way, how often the end of the page was asked about then, and how often everything
  // was said to be kept.
  const watched = await page.evaluateHandle((words) => {
    const seen = { underWay: 0, asked: 0, untrue: 0 }
    const look = () => {
      if (document.querySelector('[data-incoming=preparing], [data-incoming=saving]')) {
        seen.underWay += 1
        if (!dispatchEvent(new Event('beforeunload', { cancelable: true }))) seen.asked += 1
        if (document.body.innerText.includes(words)) seen.untrue += 1
      }
      requestAnimationFrame(look)
    }
    look()
    return seen
  }, kept)
  await page.locator('[data-photo-gallery]').first().setInputFiles({ name: 'flur.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('1 photo is kept on this device')).toBeVisible()
  await expect(page.getByText(kept)).toBeVisible()
  const seen = await watched.jsonValue()
  expect(seen.underWay).toBeGreaterThan(0)
  expect(seen.asked).toBeGreaterThan(0)
  expect(seen.untrue).toBe(0)
  expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))), 'no more').toBe(
    true,
  )
})
