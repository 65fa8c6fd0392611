import { organizations, residents } from '#server/db/schema.ts'
import { newId } from '#shared/ids.ts'
import { addApplication, daysFrom } from './add-application.ts'
import { addProcess, addProperty } from './add-property.ts'
import type { DemoDeps } from './demo-deps.ts'
import { pdf } from './files.ts'
import { demoRenter } from './people.ts'

/** A second organization, to see that neither is shown anything of the other. @returns its id */
export async function addZweitverwaltung(demo: DemoDeps): Promise<string> {
  const organizationId = newId()
  await demo.transaction.insert(organizations).values({
    id: organizationId,
    name: 'Zweitverwaltung',
    description: 'Noch eine ausgedachte Hausverwaltung',
    address: 'Probeweg 1, 3011 Bern',
    contactEmail: 'info@zweitverwaltung.test',
    country: 'CH',
  })
  const property = await addProperty(demo, {
    organizationId,
    code: 'ZWHAUS',
    name: 'Bahnhofplatz EG',
    address: 'Probeweg 3, 3011 Bern',
    country: 'CH',
    propertyType: 'commercial',
    rooms: null,
    squareMeters: 120,
    baseRent: 3100,
    sideCosts: 450,
  })
  const process = await addProcess(demo, property, { code: 'ZWDEMA', name: 'Bahnhofplatz', status: 'open' })
  await addApplication(demo, process, {
    reference: 'ZWEA-2AAA',
    status: 'submitted',
    daysAgo: 3,
    renters: [demoRenter('Lea', 'Anderswo', { grossSalary: "9'200 CHF", employmentStatus: 'self_employed' })],
    documents: [{ renter: 0, type: 'proof_of_income', name: 'Steuererklaerung.pdf', ...pdf('Steuern (Muster)') }],
  })
  await demo.transaction.insert(residents).values({
    id: newId(),
    organizationId,
    propertyId: property.id,
    firstName: 'Beat',
    lastName: 'Nachbar',
    email: 'beat.nachbar@demo.test',
    nationality: 'CH',
    moveInDate: daysFrom(demo.now, -900),
  })
  return organizationId
}
