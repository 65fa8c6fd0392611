import type { DeskDatabase } from '#web/local/desk-database.ts'
import { useDeskQuery } from './use-desk.ts'

/**
 * A list that the server is asked for, as it lies here. Undefined while it has nothing and was never read: both are looked at in one
 * moment, so that a list that was read this very moment is not said to be empty.
 * @param of key of the list
 */
export const useKeptList = <T>(of: string, read: (desk: DeskDatabase) => Promise<T[]>): T[] | undefined =>
  useDeskQuery(
    (desk) =>
      desk.transaction('r', [desk.lists, desk.organizations, desk.users, desk.activities], async () => {
        const wasRead = (await desk.lists.get(of)) !== undefined
        const rows = await read(desk)
        return wasRead || rows.length > 0 ? rows : undefined
      }),
    [of],
  )
