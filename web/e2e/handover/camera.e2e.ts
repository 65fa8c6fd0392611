import { chromiumFlags, compileLittle, findChromium } from '#scripts/find/find-chromium.ts'
import { cameraFlags, filmOfQrCodes } from '../device/fake-camera.ts'
import { button } from '../fixtures/applicant.ts'
import { readParts, test } from '../fixtures/parts-page.ts'
import { expect } from '../fixtures/test.ts'

test.use({
  launchOptions: {
    executablePath: await findChromium(),
    args: [...chromiumFlags, compileLittle, ...cameraFlags(filmOfQrCodes(['wall']))],
  },
})

test('the camera in the page takes several photos, says when they are kept, and is off afterwards', async ({
  page,
  w,
  openPart,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wishes) => {
      const stream = await open(wishes)
      Object.assign(globalThis, { stream })
      return stream
    }
  })
  await openPart(page, 'photos')
  await button(page, w('Take photo: {subject}', { subject: 'Mangel 3' })).click()
  const shutter = button(page, w('Release the shutter'))
  await expect(shutter).toHaveAttribute('aria-disabled', 'false')
  await shutter.click()
  await expect(page.getByRole('dialog')).toContainText('1 photo is kept on this device')
  await shutter.click()
  await expect(page.getByRole('dialog')).toContainText('2 photos are kept on this device')
  await button(page, w('Done')).click()
  await expect(button(page, w('Take photo: {subject}', { subject: 'Mangel 3' }))).toBeFocused()

  expect(
    await readParts(page, ({ photos }) =>
      photos.map(({ width, isOfCamera }) => ({ isLarge: width >= 480, isOfCamera })),
    ),
  ).toEqual([
    { isLarge: true, isOfCamera: true },
    { isLarge: true, isOfCamera: true },
  ])
  const isOn = () =>
    page.evaluate(() =>
      (globalThis as { stream?: MediaStream }).stream?.getTracks().some(({ readyState }) => readyState === 'live'),
    )
  // It goes off with the window, a moment after the focus is back.
  await expect.poll(isOn).toBe(false)
})
