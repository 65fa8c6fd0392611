import type { Activity } from '#shared/activity/activity.ts'
import { activityContract } from '#shared/activity/contract.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { MAX_PAGE_SIZE } from '#shared/paging.ts'
import { session } from '#web/manage/session/browser-session.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'

const PREFIX = 'colleague-change '
const keyOf = ({ id }: Activity) => PREFIX + id

/**
 * What colleagues did since a day to what this person worked on, newest first, at most a hundred; nothing of it is kept.
 * @throws ApiError and NoConnectionError
 */
export const askColleaguesChanges = (organizationId: string, from: CalendarDate): Promise<Activity[]> =>
  session.call(activityContract.listActivities, {
    query: { organizationId, concerns: 'me', from, limit: MAX_PAGE_SIZE, offset: 0 },
  })

/** The log shows these on this device, as the answer to what concerns the person. */
export const noteColleaguesChanges = ({ lists }: ManagerDatabase, changes: readonly Activity[]): Promise<unknown> =>
  lists.bulkPut(changes.map((change) => ({ key: keyOf(change), readAt: Date.now() })))

/** Those that the log has shown, of what is kept of it. */
export async function shownColleaguesChanges({ lists, activities }: ManagerDatabase): Promise<Activity[]> {
  const keys = await lists.where('key').startsWith(PREFIX).primaryKeys()
  const found = await activities.bulkGet(keys.map((key) => key.slice(PREFIX.length)))
  return found.filter((activity) => activity !== undefined)
}

/** Those of these that it has not. */
export async function newColleaguesChanges({ lists }: ManagerDatabase, of: readonly Activity[]): Promise<Activity[]> {
  const shown = await lists.bulkGet(of.map(keyOf))
  return of.filter((_, at) => !shown[at])
}
