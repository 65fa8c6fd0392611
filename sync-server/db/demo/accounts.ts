import { activities, users } from '#server/db/schema.ts'
import type { ActivityKind } from '#shared/activity/activity.ts'
import { DAY_MS } from '#shared/day.ts'
import { newId } from '#shared/ids.ts'
import type { DemoDeps } from './demo-deps.ts'

type NewUser = typeof users.$inferInsert

/** Who can sign in to try the product (sign-in.md, Demo data), and what they did so far. */
export async function addUsers(demo: DemoDeps, { muster, zweit }: { muster: string; zweit: string }): Promise<void> {
  const owner = account('owner', 'Olivia', 'Obermann', { role: 'platform_owner' })
  const manager = account('manager', 'Manfred', 'Mustermann', { role: 'manager', organizationId: muster })
  const other = account('other', 'Orsolya', 'Anderegg', { role: 'manager', organizationId: zweit })
  const team = account('team', 'Tamara', 'Teamer', { role: 'manager', organizationId: muster })
  const helper = account('helper', 'Henri', 'Helfer', { role: 'user', organizationId: zweit })
  const former = account('former', 'Frieda', 'Ehemals', { role: 'user', organizationId: muster, isActive: false })
  const everybody = [owner, manager, other, account('user', 'Ulla', 'Unbefugt'), team, helper, former]
  const firstSignInAt = demo.now
  await demo.transaction.insert(users).values(everybody.map((one) => ({ ...one, firstSignInAt })))

  const logs = { muster: createLog(demo, muster), zweit: createLog(demo, zweit) }
  await logs.muster('organization_created', owner, 90, { type: 'organization', id: muster, name: 'Musterverwaltung' })
  await logs.muster('user_invited', owner, 90, person(manager))
  await logs.muster('user_invited', manager, 60, person(former))
  await logs.muster('user_invited', manager, 30, person(team))
  await logs.muster('user_deactivated', team, 7, person(former))
  await logs.zweit('organization_created', owner, 45, { type: 'organization', id: zweit, name: 'Zweitverwaltung' })
  await logs.zweit('user_invited', owner, 45, person(other))
  await logs.zweit('user_invited', other, 21, person(helper))
}

const account = (name: string, firstName: string, lastName: string, more: Partial<NewUser> = {}) =>
  ({ id: newId(), username: name, email: `${name}@demo.test`, firstName, lastName, ...more }) satisfies NewUser

interface LoggedRecord {
  type: string
  id: string
  name: string
}

const person = ({ id, firstName, lastName }: ReturnType<typeof account>): LoggedRecord => ({
  type: 'user',
  id,
  name: `${firstName} ${lastName}`,
})

const createLog =
  ({ transaction, now }: DemoDeps, organizationId: string) =>
  async (kind: ActivityKind, actor: { id: string }, daysAgo: number, record: LoggedRecord) => {
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS)
    const { type: recordType, id: recordId, name: recordName } = record
    const line = { id: newId(), organizationId, kind, actorId: actor.id, recordType, recordId, recordName, createdAt }
    await transaction.insert(activities).values(line)
  }
