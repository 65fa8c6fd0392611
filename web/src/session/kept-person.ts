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

/** In their own database, whatever organization they work with: it is the one that a start looks into. */
export async function keepPerson(desks: SessionPorts['desks'], person: Person): Promise<void> {
  const desk = desks.open(person.id)
  try {
    await desk.me.put(person)
  } finally {
    desk.close()
  }
}
