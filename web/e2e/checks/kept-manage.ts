import { globSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'

const assets = path.join(import.meta.dirname, '..', '..', '..', 'dist', 'web', 'assets')

/** The service worker has every file for people who manage: only then their pages open without a network. */
export async function untilManageIsKept(page: Page): Promise<void> {
  const files = globSync('manage-*.{js,css,ttf,pfb,wasm}', { cwd: assets }).length
  const kept = () =>
    page.evaluate(async () =>
      (await caches.has('desk-files')) ? (await (await caches.open('desk-files')).keys()).length : 0,
    )
  await expect.poll(kept, { timeout: 20_000 }).toBe(files)
}

/** The document shows them: the photos themselves leave the phone, at the first start that knows how long ago was signed. */
export const untilPhotosLeft = (page: Page): Promise<void> =>
  expect(async () => {
    await page.reload()
    await expect.poll(() => countKept(page, 'protocolFiles'), { timeout: 8000 }).toBe(1)
  }).toPass({ timeout: 60_000 })

/** How much lies in a table of the person's database on the device. */
export const countKept = async (page: Page, table: 'commands' | 'protocolFiles'): Promise<number> =>
  Number(await askKept(page, { table, method: 'count' }))

/** What is kept of the signings on the device, as text. */
export const keptSignings = async (page: Page): Promise<string> =>
  JSON.stringify(await askKept(page, { table: 'signings', method: 'getAll' }))

const askKept = (page: Page, asked: { table: string; method: 'count' | 'getAll' }): Promise<unknown> =>
  page.evaluate(async ({ table, method }) => {
    const { name = '' } = (await indexedDB.databases()).find((each) => each.name?.startsWith('desk-')) ?? {}
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name)
      request.addEventListener('success', () => resolve(request.result))
    })
    const answer = await new Promise<unknown>((resolve) => {
      const request = database.transaction(table).objectStore(table)[method]()
      request.addEventListener('success', () => resolve(request.result))
    })
    database.close()
    return answer
  }, asked)
