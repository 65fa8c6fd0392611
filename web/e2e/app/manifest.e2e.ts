import type { APIRequestContext } from '@playwright/test'
import type { ManifestOptions } from 'vite-plugin-pwa'
import { paths } from '#web/kit/address/paths.ts'
import { expect, test } from '../fixtures/test.ts'

test('every picture of the manifest is there, in the size and kind that it states', async ({ request }) => {
  const { icons, screenshots, shortcuts } = await readManifest(request)
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap(({ icons = [] }) => icons)]
  expect(pictures.length).toBeGreaterThan(5)
  for (const { src, sizes, type } of pictures) {
    const answer = await request.get(src)
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, type])
    expect(sizeOfPng(await answer.body()), src).toBe(sizes)
  }
  const narrowAndWide = new Set(screenshots.map(({ form_factor }) => form_factor))
  expect(narrowAndWide).toEqual(new Set(['narrow', 'wide']))
})

test('every shortcut leads to a page of the app', async ({ request }) => {
  const { shortcuts, start_url, scope } = await readManifest(request)
  expect(shortcuts.map(({ url }) => url)).toEqual([paths.codeEntry, paths.myApplications])
  expect([start_url, scope]).toEqual(['/', '/'])
})

test('a launcher that cuts the icon to a circle cuts nothing off', async ({ page, request }) => {
  const maskable = (await readManifest(request)).icons.find(({ purpose }) => purpose === 'maskable')
  await page.goto('/robots.txt')
  const drawn = await page.evaluate(async (src) => {
    const picture = await createImageBitmap(await (await fetch(src)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] }
    const [middle, safe] = [picture.width / 2, picture.width * 0.4]
    let [inside, outside] = [0, 0]
    for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
      // Smoothed edges of the ground upon itself differ by one or two.
      const isGround = [0, 1, 2, 3].every(
        (channel) => Math.abs((data[pixel * 4 + channel] ?? 0) - (data[channel] ?? 0)) < 8,
      )
      if (isGround) continue
      const distance = Math.hypot((pixel % picture.width) - middle, Math.floor(pixel / picture.width) - middle)
      if (distance > safe) outside += 1
      else inside += 1
    }
    return { inside, outside, alpha: data[3] }
  }, maskable?.src ?? '')
  expect(drawn).toEqual({ inside: expect.any(Number), outside: 0, alpha: 255 })
  expect(drawn.inside).toBeGreaterThan(10_000)
})

const readManifest = async (request: APIRequestContext): Promise<ManifestOptions> =>
  (await request.get('/manifest.webmanifest')).json()

/** Width and height stand at the start of a PNG. */
const sizeOfPng = (bytes: Buffer) => `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
