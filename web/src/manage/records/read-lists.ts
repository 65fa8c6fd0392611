import type { ActivityFilter } from '#shared/activity/activity-filter.ts'
import { activityContract } from '#shared/activity/contract.ts'
import { organizationContract } from '#shared/organization/contract.ts'
import { MAX_PAGE_SIZE, type Paging } from '#shared/paging.ts'
import { userContract } from '#shared/user/contract.ts'
import { session } from '#web/manage/session/browser-session.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { noteColleaguesChanges } from './colleagues-changes.ts'
import { keepActivities } from '#web/manage/storage/keep-activities.ts'

/** Each reads from the server and keeps what it says in the person's database. All throw ApiError and NoConnectionError. */
export async function readOrganizations(database: ManagerDatabase): Promise<void> {
  const organizations = await everyPage((query) => session.call(organizationContract.listOrganizations, { query }))
  await database.transaction('rw', database.organizations, database.lists, async () => {
    await database.organizations.clear()
    await database.organizations.bulkPut(organizations)
    await noteRead(database, 'organizations')
  })
}

export async function readOrganization(database: ManagerDatabase, id: string): Promise<void> {
  const organization = await session.call(organizationContract.readOrganization, { params: { id } })
  await database.transaction('rw', database.organizations, database.lists, async () => {
    await database.organizations.put(organization)
    await noteRead(database, `organization:${id}`)
  })
}

export async function readUsers(database: ManagerDatabase, organizationId: string): Promise<void> {
  const users = await everyPage((paging) =>
    session.call(userContract.listUsers, { query: { organizationId, ...paging } }),
  )
  await database.transaction('rw', database.users, database.lists, async () => {
    await database.users.filter((user) => user.organizationId === organizationId).delete()
    await database.users.bulkPut(users)
    await noteRead(database, `users:${organizationId}`)
  })
}

export const ACTIVITY_PAGE_SIZE = 50

interface LogPart {
  filter?: ActivityFilter
  offset?: number
}

/** A part of the log, newest first, to be shown. @returns whether there is more */
export async function readActivities(
  database: ManagerDatabase,
  organizationId: string,
  { filter = {}, offset = 0 }: LogPart = {},
): Promise<boolean> {
  const query = { organizationId, ...filter, limit: ACTIVITY_PAGE_SIZE, offset }
  const activities = await session.call(activityContract.listActivities, { query })
  await database.transaction('rw', database.activities, database.lists, async () => {
    await keepActivities(database, activities, Date.now())
    if (filter.concerns) await noteColleaguesChanges(database, activities)
    await noteRead(database, `activities:${organizationId}`)
  })
  return activities.length === ACTIVITY_PAGE_SIZE
}

/** After something was done that stands in the log: a list of it that is open shows that. Failing, it is read with the next look. */
export const refreshActivities = (database: ManagerDatabase, organizationId: string): void =>
  void readActivities(database, organizationId).catch(() => {})

const noteRead = (database: ManagerDatabase, key: string) => database.lists.put({ key, readAt: Date.now() })

async function everyPage<T>(read: (paging: Paging) => Promise<T[]>): Promise<T[]> {
  const all: T[] = []
  for (;;) {
    const page = await read({ limit: MAX_PAGE_SIZE, offset: all.length })
    all.push(...page)
    if (page.length < MAX_PAGE_SIZE) return all
  }
}
