import { activityContract } from '#shared/activity/contract.ts'
import { organizationContract } from '#shared/organization/contract.ts'
import { MAX_PAGE_SIZE, type Paging } from '#shared/paging.ts'
import { userContract } from '#shared/user/contract.ts'
import type { DeskDatabase } from '#web/local/desk-database.ts'
import { session } from '#web/session/browser-session.ts'

/** Each reads from the server and keeps what it says in the person's database. All throw ApiError and NoConnectionError. */
export async function readOrganizations(desk: DeskDatabase): Promise<void> {
  const organizations = await everyPage((query) => session.call(organizationContract.listOrganizations, { query }))
  await desk.transaction('rw', desk.organizations, desk.lists, async () => {
    await desk.organizations.clear()
    await desk.organizations.bulkPut(organizations)
    await noteRead(desk, 'organizations')
  })
}

export async function readOrganization(desk: DeskDatabase, id: string): Promise<void> {
  const organization = await session.call(organizationContract.readOrganization, { params: { id } })
  await desk.transaction('rw', desk.organizations, desk.lists, async () => {
    await desk.organizations.put(organization)
    await noteRead(desk, `organization:${id}`)
  })
}

export async function readUsers(desk: DeskDatabase, organizationId: string): Promise<void> {
  const users = await everyPage((paging) =>
    session.call(userContract.listUsers, { query: { organizationId, ...paging } }),
  )
  await desk.transaction('rw', desk.users, desk.lists, async () => {
    await desk.users.filter((user) => user.organizationId === organizationId).delete()
    await desk.users.bulkPut(users)
    await noteRead(desk, `users:${organizationId}`)
  })
}

export const ACTIVITY_PAGE_SIZE = 50

/** A part of the log, newest first. @returns whether there is more */
export async function readActivities(desk: DeskDatabase, organizationId: string, offset = 0): Promise<boolean> {
  const query = { organizationId, limit: ACTIVITY_PAGE_SIZE, offset }
  const activities = await session.call(activityContract.listActivities, { query })
  await desk.transaction('rw', desk.activities, desk.lists, async () => {
    await desk.activities.bulkPut(activities)
    await noteRead(desk, `activities:${organizationId}`)
  })
  return activities.length === ACTIVITY_PAGE_SIZE
}

/** After something was done that stands in the log: a list of it that is open shows that. Failing, it is read with the next look. */
export const refreshActivities = (desk: DeskDatabase, organizationId: string): void =>
  void readActivities(desk, organizationId).catch(() => {})

const noteRead = (desk: DeskDatabase, key: string) => desk.lists.put({ key, readAt: Date.now() })

async function everyPage<T>(read: (paging: Paging) => Promise<T[]>): Promise<T[]> {
  const all: T[] = []
  for (;;) {
    const page = await read({ limit: MAX_PAGE_SIZE, offset: all.length })
    all.push(...page)
    if (page.length < MAX_PAGE_SIZE) return all
  }
}
