import type { Page } from '@playwright/test'
import { button, resumeQuestionnaire } from './applicant.ts'
import { addFiles, type PickedFile } from './files.ts'
import { finishedAnswers, somebody } from './people.ts'
import { type ServerData, sha256 } from './server-data.ts'
import { expect } from './test.ts'
import type { Words } from './words.ts'

export interface ReadyApplication {
  id: string
  email: string
  files: PickedFile[]
}

/** Every answer and these files are on the device, and the summary is open: only *Submit* is left. */
export async function prepareApplication(
  page: Page,
  files: PickedFile[] = [],
  code?: string,
): Promise<ReadyApplication> {
  const renter = somebody()
  const { applicationId: id } = await resumeQuestionnaire(
    page,
    finishedAnswers([renter]),
    files.length > 0 ? 'main_renters' : 'summary',
    code,
  )
  if (files.length > 0) {
    await addFiles(page, 'other_document', files)
    await expect(page.locator('[data-document]')).toHaveCount(files.length)
    const summary = page.getByRole('navigation').getByRole('listitem').last().getByRole('button')
    await summary.click()
    await expect(summary).toHaveAttribute('aria-current', 'step')
  }
  return { id, email: renter.email, files }
}

/** Sealed: from here on it is the engine's. */
export async function submitApplication(page: Page, w: Words, files?: PickedFile[], code?: string) {
  const application = await prepareApplication(page, files, code)
  await pressSubmit(page, w)
  return application
}

/** The same on a phone that has everything the app needs without a network, and has none now. */
export async function submitOffline(page: Page, w: Words, files?: PickedFile[], code?: string) {
  const application = await prepareApplication(page, files, code)
  await untilInstalled(page)
  await page.context().setOffline(true)
  await pressSubmit(page, w)
  return application
}

/** Until the page says what it says only of what is safe. */
export async function pressSubmit(page: Page, w: Words): Promise<void> {
  await button(page, w('Submit')).click()
  await expect(page).toHaveURL(/\/(my-applications\?sent=|success$)/)
}

/** The server holds this application once, with every document byte for byte, and has written one mail. */
export async function expectExactlyOnce(server: ServerData, { id, email, files }: ReadyApplication): Promise<void> {
  await expect.poll(() => server.applications(id), { timeout: 20_000 }).toHaveLength(1)
  const [application] = await server.applications(id)
  const listed = application?.mainRenters.flatMap(({ documents }) => documents) ?? []
  expect(listed.map(({ originalName }) => originalName)).toEqual(files.map(({ name }) => name))
  expect(listed.map((document) => server.sha256OnDisk(document.id))).toEqual(files.map(({ buffer }) => sha256(buffer)))
  expect(await server.documents(id)).toHaveLength(files.length)
  expect(await server.mailsTo(email)).toHaveLength(1)
}

export async function visitOnce(page: Page): Promise<void> {
  await page.goto('/applications')
  await untilInstalled(page)
}

/** The service worker has everything and serves this page. */
export const untilInstalled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** No page of the app is open any more; the one that is can talk to the browser. */
export async function leaveToWorker(page: Page): Promise<Page> {
  const aside = await page.context().newPage()
  await page.close()
  return aside
}
