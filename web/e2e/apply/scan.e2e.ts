import { chromiumFlags, compileLittle, findChromium } from '#scripts/find/find-chromium.ts'
import { applyLink } from '#web/kit/address/paths.ts'
import { readDevice } from '../device/device.ts'
import { cameraFlags, filmOfQrCodes } from '../device/fake-camera.ts'
import { button } from '../fixtures/applicant.ts'
import { goOffline } from '../fixtures/offline.ts'
import { liveTracks, openScan } from '../fixtures/open-scan.ts'
import { visitOnce } from '../fixtures/ready-application.ts'
import { expect, test } from '../fixtures/test.ts'

// A code from somewhere else first: the scan goes on until it finds ours.
const film = filmOfQrCodes(['WIFI:T:WPA;S:Hotel;P:secret;;', applyLink('https://another.example', 'DEMADE')])

test.use({
  launchOptions: {
    executablePath: await findChromium(),
    args: [...chromiumFlags, compileLittle, ...cameraFlags(film)],
  },
})

test('a QR code is scanned, fills the field and is sent; one from elsewhere is told apart', async ({ page, w }) => {
  await openScan(page, w)
  await expect(page.getByText(w('This QR code is not from Einzug.'))).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL('/application-process-details', { timeout: 20_000 })
  expect(await liveTracks(page)).toBe(0)
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it leads on to the questionnaire', async ({ page, context, w }) => {
    await visitOnce(page)
    await goOffline(context)
    await openScan(page, w)
    await button(page, w('Fill in without a connection')).click({ timeout: 20_000 })
    await expect(page).toHaveURL('/questionnaire')
    await expect.poll(async () => (await readDevice(page)).drafts).toMatchObject([{ code: 'DEMADE' }])
  })
})
