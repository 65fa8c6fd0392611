import { readDevice } from '../device/device.ts'
import { button, chooseProcess, expectReceived, typeInto } from '../fixtures/applicant.ts'
import { fillQuestionnaire } from '../fixtures/fill-questionnaire.ts'
import { expectExactlyOnce, pressSubmit, visitOnce } from '../fixtures/ready-application.ts'
import { expect } from '../fixtures/test.ts'
import { killTest as test } from '../server/fault-test.ts'

test('a person applies with a code and three files in Firefox, and everything arrives as it was', async ({
  page,
  ownServer,
  w,
}) => {
  await page.goto('/applications')
  await typeInto(page.getByLabel(w('Your 6-digit code')), 'DEMADE')
  await button(page, w('Continue')).click()
  await button(page, w('Start application')).click()
  const application = await fillQuestionnaire(page, w)
  await pressSubmit(page, w)
  await expectReceived(page, application.id)
  await expectExactlyOnce(ownServer.data(), application)
})

test('submitted while the server is away and closed, it is delivered once when Firefox opens the app again', async ({
  page,
  context,
  ownServer,
  w,
}) => {
  await visitOnce(page)
  await chooseProcess(page)
  await ownServer.kill()
  await page.goto('/questionnaire')
  const application = await fillQuestionnaire(page, w)
  await pressSubmit(page, w)
  await expect(page.getByText(w('Saved on {thisDevice}'), { exact: true })).toBeVisible()
  await expect(page.getByText(w('Keep this page open until it says "Received", or open it again later.'))).toBeVisible()
  await page.close()

  await ownServer.start()
  const next = await context.newPage()
  await next.goto('/')
  await expectExactlyOnce(ownServer.data(), application)
  await next.goto(`/my-applications?sent=${application.id}`)
  await expectReceived(next, application.id)
  expect(await readDevice(next)).toMatchObject({ drafts: [], jobs: [], docs: [], chunks: 0 })
})
