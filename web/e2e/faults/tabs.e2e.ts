import { readDevice } from '../device/device.ts'
import { withoutBroadcasts, withoutLocks } from '../device/lesser-browsers.ts'
import { button, expectReceived, toast } from '../fixtures/applicant.ts'
import { pdfFile } from '../fixtures/files.ts'
import { expectExactlyOnce, prepareApplication, submitApplication } from '../fixtures/ready-application.ts'
import { expect } from '../fixtures/test.ts'
import { test } from '../server/fault-test.ts'

const submissions = '/api/applications'

test('fault:B5 two tabs that submit the same answers in the same moment make one application', async ({
  page,
  context,
  server,
  w,
}) => {
  // Where there are locks, only one of them shows the form.
  await withoutLocks(context)
  const application = await prepareApplication(page, [pdfFile()])
  const other = await context.newPage()
  await other.goto('/questionnaire')
  await toast(other).getByRole('button').click()
  await Promise.all([page, other].map((each) => button(each, w('Submit')).click()))
  await expectReceived(page, application.id)
  await expectReceived(other, application.id)
  await expectExactlyOnce(server, application)
})

test('fault:B6 pressing twice, Enter, and going back to press again make one application', async ({
  page,
  server,
  network,
  w,
}) => {
  const application = await prepareApplication(page, [pdfFile()])
  await expect(button(page, w('Submit'))).toBeEnabled()
  await button(page, w('Submit')).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectReceived(page, application.id)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('status')).first()).toBeVisible()
  const again = button(page, w('Submit'))
  if (await again.isVisible()) await again.dblclick()
  expect(await readDevice(page)).toMatchObject({ jobs: [], receipts: [{ id: application.id }] })
  expect(network.seen('POST', submissions)).toHaveLength(1)
  await expectExactlyOnce(server, application)
})

test('fault:B20 a page that hears nothing of the others looks by itself', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  await withoutBroadcasts(context)
  const waiting = network.arm({ method: 'POST', path: submissions, nth: 1, mode: 'hold' })
  const application = await submitApplication(page, w)
  await waiting.struck
  const other = await context.newPage()
  await other.clock.install()
  await other.goto(`/my-applications?sent=${application.id}`)
  await expect(other.getByText(w('Your application is on its way.'))).toBeVisible()
  waiting.disarm()
  await expectReceived(page, application.id)
  await other.clock.fastForward('00:10')
  await expectReceived(other, application.id)
  await expectExactlyOnce(server, application)
})
