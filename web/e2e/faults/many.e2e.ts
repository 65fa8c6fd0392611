import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { and, eq, inArray } from 'drizzle-orm'
import { activities, applications } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import type { ActivityKind } from '#shared/activity/activity.ts'
import { chromiumFlags, compileLittle, findHeadlessShell } from '#scripts/find/find-chromium.ts'
import { untilManageIsKept } from '../checks/kept-manage.ts'
import { killBrowser } from '../fixtures/kill-browser.ts'
import { addApplications, type Letting, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { signIn } from '../fixtures/sign-in-as.ts'
import { expect } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'
import { killTest } from '../server/fault-test.ts'

const MANY = 200
/** Of the server, and as many of the browser. */
const KILLS = 3

for (const isOffline of [true, false]) {
  const [how, mail] = isOffline ? ['without', 'without a mail'] : ['with', 'with one mail']
  killTest(
    `fault:M12 two hundred rejections made ${how} a connection reach a server and from a browser that are killed again and again: each once, ${mail}`,
    async ({ baseURL, ownServer, w }) => {
      killTest.setTimeout(300_000)
      const letting = await letProperty(ownServer.data(), { sendsStatusMails: true })
      await addApplications(ownServer.data(), letting, MANY)
      const list = `/application-process/${letting.processId}`
      const profile = mkdtempSync(path.join(tmpdir(), 'einzug-profile-'))
      const start = await browserOf(profile, baseURL ?? '')

      let context = await start()
      await prepareDevice(await context.newPage(), w, list)
      // What a browser writes down now and then, like who is signed in, is not what is tried here.
      await context.close()

      context = await start()
      const page = await context.newPage()
      if (isOffline) await goOffline(context)
      await page.goto(list)
      await rejectAll(page, w, !isOffline)
      await killBrowser(context)
      let left = await countSubmitted(ownServer.data(), letting)
      for (let kill = 0; kill < KILLS; kill += 1) {
        context = await start()
        await (await context.newPage()).goto(list)
        await expect
          .poll(() => countSubmitted(ownServer.data(), letting), { timeout: 60_000, intervals: [20] })
          .toBeLessThan(left)
        await ownServer.kill()
        await killBrowser(context)
        await ownServer.start()
        left = await countSubmitted(ownServer.data(), letting)
      }
      expect(left, 'the kills came in the middle').toBeGreaterThan(0)

      context = await start()
      const after = await context.newPage()
      await after.goto(list)
      await expect.poll(() => countSubmitted(ownServer.data(), letting), { timeout: 120_000 }).toBe(0)
      await expect(after.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 60_000 })
      await context.close()
      rmSync(profile, { recursive: true, force: true })
      await expectEachOnce(ownServer.data(), letting, isOffline ? 0 : 1)
    },
  )
}

const browserOf = async (profile: string, baseURL: string) => {
  const executablePath = await findHeadlessShell()
  return (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      executablePath,
      args: [...chromiumFlags, compileLittle],
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      baseURL,
    })
}

async function prepareDevice(page: Page, w: Words, list: string): Promise<void> {
  await signIn(page, w, 'manager@demo.test')
  await page.goto(list)
  await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 30_000 })
  await untilManageIsKept(page)
}

async function rejectAll(page: Page, w: Words, sendsMails: boolean): Promise<void> {
  await page.getByRole('checkbox', { name: w('Select all {count}', { count: MANY }) }).check()
  const bar = page.getByRole('group', { name: w('Selection') })
  await bar.getByRole('button', { name: w('Reject applicant') }).click()
  const dialog = page.getByRole('dialog')
  const mail = dialog.getByRole('checkbox', { name: w('Send each of these applicants an email about it') })
  if (sendsMails) await mail.check()
  await dialog.locator('[type=submit]').click()
  await expect(dialog).toHaveCount(0)
}

const countSubmitted = ({ db }: ServerData, { processId }: Letting) =>
  db.$count(applications, and(eq(applications.processId, processId), eq(applications.status, 'submitted')))

async function expectEachOnce({ db }: ServerData, { processId }: Letting, mailsEach: number): Promise<void> {
  const rows = await db.select().from(applications).where(eq(applications.processId, processId))
  expect(rows.map(({ status, version }) => `${status} ${version}`)).toEqual(Array(MANY).fill('rejected 2'))
  const ids = rows.map(({ id }) => id).toSorted()
  const sent = await db.select({ of: mails.applicationId }).from(mails).where(inArray(mails.applicationId, ids))
  expect(sent.map(({ of }) => String(of)).toSorted()).toEqual(mailsEach === 1 ? ids : [])
  const log = await db.select().from(activities).where(inArray(activities.recordId, ids))
  const said = (kind: ActivityKind) =>
    log.flatMap((line) => (line.kind === kind ? [String(line.recordId)] : [])).toSorted()
  expect(said('application_rejected')).toEqual(ids)
  expect(said('applicants_mailed')).toEqual(mailsEach === 1 ? ids : [])
}
