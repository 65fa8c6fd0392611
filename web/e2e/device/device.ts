import type { Page } from '@playwright/test'
import type { Section } from '#shared/application/sections.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import type { LocalDocument, StoredReceipt } from '#web/apply/storage/database.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import type { Job } from '#web/apply/storage/job.ts'

export interface DeviceContents {
  drafts: Draft[]
  jobs: Job[]
  docs: LocalDocument[]
  receipts: StoredReceipt[]
  /** How many; their bytes stay where they are. */
  chunks: number
}

/** What the browser's database holds. */
export const readDevice = (page: Page) =>
  page.evaluate(async (): Promise<DeviceContents> => {
    const databases = await indexedDB.databases()
    // Opened before the app does it, it would be another one.
    if (!databases.some(({ name }) => name === 'apply'))
      return { drafts: [], jobs: [], docs: [], receipts: [], chunks: 0 }
    const database = await settled(indexedDB.open('apply'))
    const transaction = database.transaction(['drafts', 'jobs', 'docs', 'receipts', 'chunks'])
    const all = (store: string) => settled(transaction.objectStore(store).getAll())
    const [drafts, jobs, docs, receipts] = await Promise.all([all('drafts'), all('jobs'), all('docs'), all('receipts')])
    const chunks = await settled(transaction.objectStore('chunks').count())
    database.close()
    return { drafts, jobs, docs, receipts, chunks }

    function settled<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    }
  })

/** The one draft of the device. */
export async function readDraft(page: Page): Promise<Draft> {
  const { drafts } = await readDevice(page)
  const [draft] = drafts
  if (!draft || drafts.length > 1) throw new Error(`one draft expected, there are ${drafts.length}`)
  return draft
}

/** Puts answers where the app keeps them, as if they had been typed on an earlier visit. */
export const writeDraft = (page: Page, answers: Answers, section: Section) =>
  page.evaluate(
    async (changes) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('apply')
        request.addEventListener('success', () => resolve(request.result))
      })
      const transaction = database.transaction('drafts', 'readwrite')
      const store = transaction.objectStore('drafts')
      const drafts = store.getAll()
      drafts.addEventListener('success', () => {
        for (const draft of drafts.result) store.put({ ...draft, ...changes, rev: draft.rev + 1 })
      })
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      database.close()
    },
    { answers, section },
  )

/** Changes the one job of the device behind the app's back. */
export const changeJob = (page: Page, changes: Partial<Job>) =>
  page.evaluate(async (given) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('apply')
      request.addEventListener('success', () => resolve(request.result))
    })
    const transaction = database.transaction('jobs', 'readwrite')
    const store = transaction.objectStore('jobs')
    const jobs = store.getAll()
    jobs.addEventListener('success', () => {
      for (const job of jobs.result) store.put({ ...job, ...given })
    })
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    database.close()
  }, changes)

/** The keys that are set in the browser's storage (applicant.md, Browser storage). */
export const storedKeys = (page: Page) =>
  page.evaluate(() =>
    ['selectedProcess', 'selectedRentObject', 'questionnaireProgress'].filter((key) => localStorage.getItem(key)),
  )
