import type { DBCoreTable } from 'dexie'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'

/** Puts something around what the tables of records ask of the browser's own database. */
export function aroundRecords(database: ManagerDatabase, around: (table: DBCoreTable) => Partial<DBCoreTable>): void {
  database.use({
    stack: 'dbcore',
    name: 'watched',
    level: -3, // next to the browser's database
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        return name.startsWith('records') ? { ...table, ...around(table) } : table
      },
    }),
  })
}
