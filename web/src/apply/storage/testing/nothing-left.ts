import { afterAll } from 'vitest'
import { db } from '#web/apply/storage/database.ts'

// Files share a phone, one after the other: what one leaves there another one would find.
afterAll(async () => {
  for (const table of db.tables) if ((await table.count()) > 0) throw new Error(`Something was left in ${table.name}`)
  const left = (await indexedDB.databases()).flatMap(({ name = '' }) => (name === db.name ? [] : [name]))
  if (left.length > 0) throw new Error(`Databases were left: ${left.join(', ')}`)
})
