import type { DeviceDesk } from './device-desk.ts'
import type { SessionPorts } from './ports.ts'
import { asDeskPerson, type Person } from './stored-session.ts'

/** As the server last described somebody whose data lies here; undefined when there is none, or no database. */
export async function keptPerson(desks: SessionPorts['desks'], userId: string): Promise<Person | undefined> {
  const desk = desks.open(userId)
  try {
    const kept = await desk.me.get(userId)
    return (kept && asDeskPerson(kept)) ?? undefined
  } catch {
    return undefined
  } finally {
    desk.close()
  }
}

/**
 * In their own database, whatever organization they work with: it is the one that a start looks into.
 * Writing makes the database, also where another tab has just taken it away: then it goes again.
 */
export async function keepPerson(desks: SessionPorts['desks'], device: DeviceDesk, person: Person): Promise<void> {
  const desk = desks.open(person.id)
  try {
    await desk.me.put(person)
  } finally {
    desk.close()
  }
  if (!device.remembers(person.id)) await desks.remove(person.id)
}
