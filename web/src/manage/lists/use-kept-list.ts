import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'

/**
 * A list that the server is asked for, as it lies here. Undefined while it has nothing and was never read: both are looked at in one
 * moment, so that a list that was read this very moment is not said to be empty.
 * @param of key of the list
 */
export const useKeptList = <T>(of: string, read: (database: ManagerDatabase) => Promise<T[]>): T[] | undefined =>
  useDatabaseQuery(
    (database) =>
      database.transaction(
        'r',
        [database.lists, database.organizations, database.users, database.activities],
        async () => {
          const wasRead = (await database.lists.get(of)) !== undefined
          const rows = await read(database)
          return wasRead || rows.length > 0 ? rows : undefined
        },
      ),
    [of],
  )
