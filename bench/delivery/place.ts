import type { Browser, Page } from '@playwright/test'
import { button } from '#e2e/fixtures/applicant.ts'
import { pdfOfSize } from '#e2e/fixtures/files.ts'
import { prepareApplication, visitOnce } from '#e2e/fixtures/ready-application.ts'
import type { FaultProxy } from '#e2e/server/fault-proxy.ts'

/** Where a delivery is measured: a browser, and a network that can be made bad. */
export interface Place {
  browser: Browser
  network: FaultProxy
}

export const uploads = /^\/api\/documents\/[^/]+\/content$/

/** Everything is answered and attached on a phone that has been here before: only *Submit* is left. */
export async function openReadyPhone({ browser, network }: Place, sizes: readonly number[]): Promise<Page> {
  const context = await browser.newContext({
    baseURL: network.address,
    viewport: { width: 360, height: 800 },
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await visitOnce(page)
  await prepareApplication(
    page,
    sizes.map((size, index) => pdfOfSize(size, `Scan ${index + 1}.pdf`)),
  )
  return page
}

export const submit = (page: Page) => button(page, 'Submit').click()

/** Document bytes that came, whatever became of them. */
export const bytesOfDocuments = ({ network }: Place, since = 0): number =>
  network.requests
    .slice(since)
    .filter(({ path }) => uploads.test(path))
    .reduce((sum, { bytes }) => sum + bytes, 0)
