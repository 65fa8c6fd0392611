import { organizations } from '#server/db/schema.ts'
import { newId } from '#shared/ids.ts'
import { addBerlin } from './berlin.ts'
import type { DemoDeps } from './demo-deps.ts'
import { addZurich } from './zurich.ts'

/** The organization that the demo is about. @returns its id */
export async function addMusterverwaltung(demo: DemoDeps): Promise<string> {
  const organizationId = newId()
  await demo.transaction.insert(organizations).values({
    id: organizationId,
    name: 'Musterverwaltung',
    description: 'Ausgedachte Hausverwaltung zum Ausprobieren',
    address: 'Musterweg 5, 10115 Berlin',
    contactEmail: 'kontakt@musterverwaltung.test',
    contactPhone: '+49 30 23125 040',
    country: 'DE',
  })
  await addBerlin(demo, organizationId)
  await addZurich(demo, organizationId)
  return organizationId
}
