import { residents } from '#server/db/schema.ts'
import { newId } from '#shared/ids.ts'
import { addApplication, daysFrom } from './add-application.ts'
import { addProcess, addProperty } from './add-property.ts'
import type { DemoDeps } from './demo-deps.ts'
import { jpeg, pdf } from './files.ts'
import { demoRenter } from './people.ts'

/** A flat in the other country, whose process says no more than it has to. */
export async function addZurich(demo: DemoDeps, organizationId: string): Promise<void> {
  const property = await addProperty(demo, {
    organizationId,
    code: 'HAUSCH',
    name: 'Seeblick Dachgeschoss',
    address: 'Beispielgasse 7, 8001 Zürich',
    country: 'CH',
    propertyType: 'loft',
    rooms: 2.5,
    squareMeters: 64,
    baseRent: 2450,
    sideCosts: 280,
  })
  const open = await addProcess(demo, property, { code: 'DEMACH', name: 'Seeblick, Neuvermietung', status: 'open' })

  await addApplication(demo, open, {
    reference: 'DEMA-2EEE',
    status: 'submitted',
    daysAgo: 2,
    language: 'fr',
    renters: [demoRenter('Chloé', 'Modèle', { grossSalary: "6'800 CHF", nationality: 'FR' })],
    documents: [
      { renter: 0, type: 'debt_collection_certificate', name: 'Poursuites.pdf', ...pdf('Extrait (exemple)') },
      { renter: 0, type: 'confirmation_of_residence', name: 'Domicile.jpg', ...jpeg() },
    ],
  })
  await addApplication(demo, open, {
    reference: 'DEMA-2FFF',
    status: 'offer_sent',
    daysAgo: 9,
    renters: [demoRenter('Reto', 'Musterli', { grossSalary: "7'450 CHF", nationality: 'CH' })],
    documents: [{ renter: 0, type: 'proof_of_income', name: 'Lohnausweis.pdf', ...pdf('Lohnausweis (Muster)') }],
  })
  await demo.transaction.insert(residents).values({
    id: newId(),
    organizationId,
    propertyId: property.id,
    firstName: 'Urs',
    lastName: 'Ehemalig',
    email: 'urs.ehemalig@demo.test',
    nationality: 'CH',
    moveInDate: daysFrom(demo.now, -2000),
    moveOutDate: daysFrom(demo.now, -20),
    profession: { profession: 'Lehrer', employmentStatus: 'employed', grossSalary: "8'100 CHF", netIncome: '' },
  })
}
