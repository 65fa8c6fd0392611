import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { DeviceUsers } from './device-users.ts'
import type { SessionPorts } from './ports.ts'
import { asPerson, type Person } from './stored-session.ts'

/**
 * As the server last described somebody whose data lies here, with their database, which is open and to be closed; undefined when
 * there is none.
 */
export async function findKept(
  databases: SessionPorts['databases'],
  userId: string,
): Promise<{ person: Person; database: ManagerDatabase } | undefined> {
  const database = databases.open(userId)
  const kept = await database.me.get(userId).catch(() => undefined)
  const person = kept && asPerson(kept)
  if (person) return { person, database }
  database.close()
  return undefined
}

/** As the server last described somebody whose data lies here; undefined when there is none, or no database. */
export async function keptPerson(databases: SessionPorts['databases'], userId: string): Promise<Person | undefined> {
  const found = await findKept(databases, userId)
  found?.database.close()
  return found?.person
}

/**
 * In their own database, whatever organization they work with: it is the one that a start looks into.
 * Writing makes the database, also where another tab has just taken it away: then it goes again.
 */
export async function keepPerson(
  databases: SessionPorts['databases'],
  device: DeviceUsers,
  person: Person,
): Promise<void> {
  const database = databases.open(person.id)
  try {
    await database.me.put(person)
  } finally {
    database.close()
  }
  if (!device.remembers(person.id)) await databases.remove(person.id)
}
