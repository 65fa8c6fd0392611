import { formatDate } from '#shared/dates.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { readDevice } from '../device/device.ts'
import { chooseProcess, expectReceived } from '../fixtures/applicant.ts'
import { prepareApplication, pressSubmit } from '../fixtures/ready-application.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

test('who has applied for a home before hears so before filling in, can see it, and can go on', async ({ page, w }) => {
  await chooseProcess(page)
  await page.goto('/application-process-details')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const application = await prepareApplication(page)
  await pressSubmit(page, w)
  await expectReceived(page, application.id)
  const { receivedAt, reference } = (await readDevice(page)).receipts[0] ?? { receivedAt: '', reference: '' }
  const words = w('You have already applied for this home on {day} (reference {reference}).', {
    day: formatDate(localToday(new Date(receivedAt))),
    reference,
  })
  await chooseProcess(page)
  await page.goto('/application-process-details')
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('link', { name: w('See what was sent') }).click()
  await expect(page).toHaveURL('/my-applications')
  await page.goBack()
  await page.getByRole('button', { name: w('Start application') }).click()
  await expect(page).toHaveURL('/questionnaire')
})
