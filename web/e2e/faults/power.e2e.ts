import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, compileLittle, findHeadlessShell } from '#scripts/find/find-chromium.ts'
import { pdfOfSize } from '../fixtures/files.ts'
import { killBrowser } from '../fixtures/kill-browser.ts'
import { expectExactlyOnce, type ReadyApplication, submitApplication } from '../fixtures/ready-application.ts'
import { expect } from '../fixtures/test.ts'
import { test } from '../server/fault-test.ts'

const ROUNDS = 5

test('fault:S10 a browser killed the moment after "Saved on this phone" has kept the application, five times out of five', async ({
  baseURL,
  server,
  network,
  w,
}) => {
  test.setTimeout(150_000)
  // Other contexts of a test keep what they have in memory alone.
  const profile = mkdtempSync(path.join(tmpdir(), 'einzug-profile-'))
  const executablePath = await findHeadlessShell()
  const start = () =>
    chromium.launchPersistentContext(profile, {
      executablePath,
      args: [...chromiumFlags, compileLittle],
      locale: 'en-GB',
      ...(baseURL && { baseURL }),
    })
  const line = network.arm({ method: 'POST', mode: 'drop-before' })
  const applications: ReadyApplication[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await start()
    const [page] = context.pages()
    if (!page) throw new Error('a browser starts with a page')
    applications.push(await submitApplication(page, w, [pdfOfSize(100_000)]))
    await killBrowser(context)
  }
  line.disarm()

  const context = await start()
  const page = await context.newPage()
  await page.goto('/my-applications')
  for (const application of applications) await expectExactlyOnce(server, application)
  await expect(page.getByText(/^Received on/)).toHaveCount(ROUNDS)
  await context.close()
  rmSync(profile, { recursive: true, force: true })
})
