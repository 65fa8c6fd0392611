import type { Page } from '@playwright/test'
import type { Section } from '#shared/application/questionnaire.ts'
import { newId } from '#shared/ids.ts'
import type { Answers } from '#web/local/answers.ts'
import { db } from '#web/local/database.ts'
import type { Draft } from '#web/local/draft.ts'

/** Puts answers where the app keeps them before it is loaded, as if they had been typed on an earlier visit. */
export async function placeDraft(
  page: Page,
  process: { id: string } & Record<string, unknown>,
  answers: Answers,
  section: Section,
): Promise<Draft> {
  const now = Date.now()
  const made = { createdAt: now, updatedAt: now }
  const draft: Draft = { id: newId(), processId: process.id, home: process, rev: 1, answers, section, ...made }
  await page.evaluate(
    async ({ version, tables, record }) => {
      const opening = indexedDB.open('apply', version)
      opening.addEventListener('upgradeneeded', () => {
        for (const { name, keyPath, indexes } of tables) {
          const store = opening.result.createObjectStore(name, { keyPath })
          for (const index of indexes) store.createIndex(index, index)
        }
      })
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error))
      })
      const transaction = database.transaction('drafts', 'readwrite')
      transaction.objectStore('drafts').put(record)
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      database.close()
    },
    { version: DEXIE_FACTOR * db.verno, tables: tablesOfApp(), record: draft },
  )
  return draft
}

/** Dexie counts versions in steps of ten of the browser's. */
const DEXIE_FACTOR = 10

/** As the app's own declaration describes them; all of their indexes are on one field. */
const tablesOfApp = () =>
  db.tables.map(({ name, schema: { primKey, indexes } }) => ({
    name,
    keyPath: primKey.keyPath ?? null,
    indexes: indexes.map((index) => index.name),
  }))
