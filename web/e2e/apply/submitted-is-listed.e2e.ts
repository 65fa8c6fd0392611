import { readFile } from 'node:fs/promises'
import { expectReceived } from '../fixtures/applicant.ts'
import { pdfFile } from '../fixtures/files.ts'
import { letProperty } from '../fixtures/letting.ts'
import { submitApplication } from '../fixtures/ready-application.ts'
import { sha256 } from '../fixtures/server-data.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('what an applicant submits is in the list of its process, with the very documents', async ({
  page,
  browser,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, locale: 'en-GB' })
  const manager = await context.newPage()
  await comeIn(manager, 'manager@demo.test', `/application-process/${letting.processId}`)
  await expect(manager.getByRole('article')).toHaveCount(0)
  const file = pdfFile('Betreibungsauszug.pdf')
  const application = await submitApplication(page, w, [file], letting.code)
  await expectReceived(page, application.id)

  const card = manager.locator(`article:has([href*="${application.id}"])`)
  await expect(card).toBeVisible({ timeout: 15_000 })
  await manager.goto(`/application-process/${letting.processId}/application/${application.id}`)
  await expect(manager.getByText(file.name)).toBeVisible()
  const download = manager.waitForEvent('download')
  await manager.getByRole('button', { name: w('Download {name}', { name: file.name }) }).click()
  expect(sha256(await readFile(await (await download).path()))).toBe(sha256(file.buffer))
  await context.close()
})
