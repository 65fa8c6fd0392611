import type { DeviceUsers } from './device-users.ts'
import type { SessionPorts } from './ports.ts'
import { asPerson, type Person } from './stored-session.ts'

/** As the server last described somebody whose data lies here; undefined when there is none, or no database. */
export async function keptPerson(databases: SessionPorts['databases'], userId: string): Promise<Person | undefined> {
  const database = databases.open(userId)
  try {
    const kept = await database.me.get(userId)
    return (kept && asPerson(kept)) ?? undefined
  } catch {
    return undefined
  } finally {
    database.close()
  }
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
