import { readUsers } from '#web/manage/records/read-lists.ts'
import { personName, useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import { useRefresh } from '#web/manage/records/use-refresh.ts'

export interface Actor {
  id: string
  name: string
}

/** Who may stand in the log: the team, and whoever stands in what was read of it. */
export function useActors(organizationId: string): Actor[] {
  const { database } = useManager()
  const key = `users:${organizationId}`
  // Who has looked at the team has it already.
  useRefresh(key, async () => (await database.lists.get(key)) ?? readUsers(database, organizationId))
  const actors = useDatabaseQuery(
    async ({ activities, users }) => {
      const own = (row: { organizationId: string | null }) => row.organizationId === organizationId
      const logged = (await activities.filter(own).toArray()).map(({ actor }) => actor)
      const team = (await users.filter(own).toArray()).map((user) => ({ id: user.id, name: personName(user) }))
      return [...new Map([...logged, ...team].map((actor) => [actor.id, actor])).values()].toSorted((a, b) =>
        a.name.localeCompare(b.name),
      )
    },
    [organizationId],
  )
  return actors ?? []
}
