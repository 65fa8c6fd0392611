import { readFileSync } from 'node:fs'
import path from 'node:path'
import { linkSecretOf } from '#server/document-request/link-secret.ts'
import { chooseDemoPerson } from '#server/testing/demo-sign-in.ts'
import { openBrowser } from '#server/testing/outside/browser.ts'
import { accountContract } from '#shared/account/contract.ts'
import { wholeApplication } from '#shared/application/manager/contract.ts'
import type { DocumentRequest } from '#shared/document-request/document-request.ts'
import { requestLink } from '#shared/document-request/request-link.ts'
import { newId } from '#shared/ids.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { readDevice } from '../device/device.ts'
import { button, toast } from '../fixtures/applicant.ts'
import { addFiles, pdfOfSize } from '../fixtures/files.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { pickDrawn } from '../fixtures/photo-files.ts'
import { visitOnce } from '../fixtures/ready-application.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { expect, test } from '../fixtures/test.ts'
import { address, dataDirectory } from '../server/test-server.ts'

test.use({ serviceWorkers: 'allow' })

const HOME = 'Birkenweg 7, 3013 Bern'

test('documents that were asked for are picked, sent without a connection, and arrive once from the next page', async ({
  page,
  context,
  server,
  w,
}) => {
  const { id, link } = await askAnna(server)
  await visitOnce(page)
  await goOffline(context)
  await page.goto(link)
  await expect(page.getByText(w('This needs a connection the first time'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Documents of {firstName}', { firstName: 'Anna' }))
  await expect(page.getByText(HOME)).toBeVisible()
  await addFiles(page, 'proof_of_income', pdfOfSize(700_000, 'Lohn.pdf'))
  await pickDrawn(page, 'other_document', 'Ausweis.jpg', { width: 800, height: 600 })
  await expect(page.locator('[data-document]')).toHaveCount(2)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'documents that are picked')
  const { docs } = await readDevice(page)

  await goOffline(context)
  await page.getByRole('link', { name: w('Back') }).click()
  const card = page.getByRole('region', { name: w('Documents for {address}', { address: HOME }) })
  await card.getByRole('link', { name: w('Continue') }).click()
  await button(page, w('Send documents')).click()
  await expect(page.getByText(w('No connection: we try again automatically.'))).toBeVisible()
  // Nobody takes it for not sent, and sends it once more.
  await expect(
    page.getByText(w('{firstName}: on its way, nothing more to do here', { firstName: 'Anna' })),
  ).toHaveCount(2)
  await expect(page.getByText(w('What you sent is on its way. You can add more above.'))).toBeVisible()
  await expectNoBarrier(page, 'documents that wait')
  const next = await context.newPage()
  await page.close()
  await next.goto(link)
  await expect(next.getByText('Lohn.pdf')).toBeVisible()
  await context.setOffline(false)
  await expect(next.getByText(new RegExp(`^${w('Received')}.*\\d\\d:\\d\\d`))).toBeVisible()

  const [row] = await server.applications(id)
  const arrived = row?.mainRenters[0]?.documents ?? []
  expect(arrived.map((document) => server.sha256OnDisk(document.id))).toEqual(docs.map(({ sha256 }) => sha256))
  expect(await server.documents(id)).toHaveLength(2)
  expect(await readDevice(next)).toMatchObject({ jobs: [], docs: [], chunks: 0 })
  expect((await asManager(`/api/applications/${id}`)).mainRenters[0]?.documents).toMatchObject([
    { originalName: 'Lohn.pdf', type: 'proof_of_income' },
    { originalName: 'Ausweis.jpg', type: 'other_document' },
  ])

  // With a connection nothing is said of one.
  await addFiles(next, 'other_document', pdfOfSize(1_000, 'Vertrag.pdf'))
  await button(next, w('Send documents')).click()
  await expect(toast(next)).toContainText(w('Saved on {thisDevice}'))
  await expect(toast(next)).not.toContainText(w('We send it as soon as there is a connection.'))
  await expect.poll(() => server.documents(id).then((all) => all.length)).toBe(3)
})

test('what becomes of a file that was picked is in sight, above the bar with which it is sent', async ({
  page,
  server,
  w,
}) => {
  const { link } = await askAnna(server)
  await page.setViewportSize({ width: 360, height: 560 })
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Documents of {firstName}', { firstName: 'Anna' }))
  await addFiles(page, 'proof_of_income', { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
  const refusal = 'is not a PDF, DOC, DOCX, JPG or PNG file. Please choose another file.'
  await expect(page.getByText(w(refusal))).toBeInViewport({ ratio: 1 })
  await addFiles(page, 'proof_of_income', pdfOfSize(1_000, 'Lohn.pdf'))
  await expect(page.locator('[data-document]')).toBeInViewport({ ratio: 1 })
})

/** Anna's application, which was accepted, and the link that her mail has. */
async function askAnna(server: ServerData) {
  const letting = await letProperty(server)
  const mainRenterId = newId()
  const request: DocumentRequest = {
    mainRenterId,
    types: ['debt_collection_certificate', 'proof_of_income'],
    before: [],
    requestedAt: new Date().toISOString(),
  }
  const { id } = await addApplication(
    server,
    letting,
    { id: mainRenterId, firstName: 'Anna' },
    { status: 'accepted', documentRequests: [request], rentObject: { address: HOME } },
  )
  const whose = { applicationId: id, mainRenterId }
  const key = readFileSync(path.join(dataDirectory, 'signing.key'))
  return { id, link: requestLink('', { ...whose, linkSecret: linkSecretOf(key, whose) }) }
}

/** What the API tells a manager. */
async function asManager(call: string) {
  const asker = openBrowser(fetch)
  const callback = Object.fromEntries(await chooseDemoPerson(asker, address, 'manager@demo.test'))
  const redirectUri = `${address}/auth/cognito/callback`
  const exchanged = await asker.postJson(`${address}/api/auth/token`, { redirectUri, ...callback })
  const token = accountContract.exchangeCode.answer.parse(await dataOf(exchanged)).access_token
  const answer = await asker.send(address + call, { headers: { authorization: `Bearer ${token}` } })
  return wholeApplication.parse(await dataOf(answer))
}

const dataOf = async (answer: Response) => ((await answer.json()) as { data: unknown }).data
