import { readDevice } from '../device/device.ts'
import { tellOnline } from '../device/devtools.ts'
import { expectReceived } from '../fixtures/applicant.ts'
import { pdfFile } from '../fixtures/files.ts'
import { expectExactlyOnce, prepareApplication, pressSubmit, submitApplication } from '../fixtures/ready-application.ts'
import { expect } from '../fixtures/test.ts'
import { test } from '../server/fault-test.ts'

const submissions = '/api/applications'
const uploads = /^\/api\/documents\//
const routes = { announcing: '/api/applications/documents/presign', uploading: uploads, submitting: submissions }

for (const [answer, mode] of Object.entries({
  'a page of its own': 'html200',
  'another address': 'redirect',
} as const)) {
  test(`fault:N7 a network that wants a login and answers with ${answer} is never taken for the server`, async ({
    page,
    server,
    network,
    w,
  }) => {
    const application = await prepareApplication(page, [pdfFile()])
    const portal = network.arm({ path: /^\/(api|login)/, mode })
    await pressSubmit(page, w)
    await portal.struck
    portal.disarm()
    for (const path of Object.values(routes)) {
      const fault = network.arm({ path, mode })
      await tellOnline(page)
      await fault.struck
      await expect(page).toHaveURL(/my-applications/)
      expect(await readDevice(page)).toMatchObject({ jobs: [{ id: application.id }], receipts: [] })
      expect(await server.applications(application.id)).toEqual([])
      fault.disarm()
    }
    await tellOnline(page)
    await expectReceived(page, application.id)
    await expectExactlyOnce(server, application)
  })
}

test('fault:N7 a network that wants a login is told apart from none at all', async ({ page, network, w }) => {
  await prepareApplication(page)
  network.arm({ path: /^\/api\//, mode: 'html200' })
  await pressSubmit(page, w)
  await expect(
    page.getByText(w('This network seems to ask for a login first. We try again automatically.')),
  ).toBeVisible()
})

/** As Playwright names the failures that Chromium knows. */
const failures = [
  'aborted',
  'accessdenied',
  'addressunreachable',
  'blockedbyclient',
  'blockedbyresponse',
  'connectionaborted',
  'connectionclosed',
  'connectionfailed',
  'connectionrefused',
  'connectionreset',
  'internetdisconnected',
  'namenotresolved',
  'timedout',
  'failed',
]

test('fault:N14 whatever the network says, it is tried again, and nothing personal is written down about it', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  const said: string[] = []
  context.on('console', (message) => said.push(message.text()))
  const application = await prepareApplication(page)
  const left = [...failures]
  await context.route(`**${submissions}`, (route) => {
    const failure = left.shift()
    return failure ? route.abort(failure) : route.continue()
  })
  const gateway = network.arm({ path: submissions, nth: 1, mode: { status: 407, body: 'Proxy login' } })
  await pressSubmit(page, w)
  await expect(async () => {
    await tellOnline(page)
    expect(gateway.count()).toBe(1)
  }).toPass({ intervals: [50], timeout: 20_000 })
  await expectReceived(page, application.id)
  expect(left).toEqual([])
  expect(said.join()).not.toContain(application.email)
  await expectExactlyOnce(server, application)
})

test('fault:N15 where only documents do not get through, that is said after five times, and another network delivers', async ({
  page,
  server,
  network,
  w,
}) => {
  const blocked = network.arm({ path: uploads, mode: 'drop-before' })
  const application = await submitApplication(page, w, [pdfFile()])
  const words = page.getByText(
    w('This cannot be sent from this network. Try another one, for example mobile data instead of Wi-Fi.'),
  )
  await expect(async () => {
    if (!(await words.isVisible())) await tellOnline(page)
    await expect(words).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [50], timeout: 20_000 })
  // What was told last may be tried yet.
  await expect
    .poll(() => readDevice(page))
    .toMatchObject({ jobs: [{ id: application.id, state: 'attention' }], docs: [{}] })
  blocked.disarm()
  await tellOnline(page)
  await expectReceived(page, application.id)
  await expectExactlyOnce(server, application)
})
