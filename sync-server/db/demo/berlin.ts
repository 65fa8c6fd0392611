import { rentChanges, residents } from '#server/db/schema.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'
import { newId } from '#shared/ids.ts'
import { addApplication, daysFrom } from './add-application.ts'
import { addProcess, addProperty, type DemoProperty } from './add-property.ts'
import { addProtocol } from './add-protocol.ts'
import type { DemoDeps } from './demo-deps.ts'
import { docx, jpeg, pdf } from './files.ts'
import { demoRenter } from './people.ts'

/** A flat with everything that can be set, an open and a closed process, and people who live or lived there. */
export async function addBerlin(demo: DemoDeps, organizationId: string): Promise<void> {
  const property = await addProperty(demo, {
    organizationId,
    code: 'HAUSDE',
    name: 'Lindenhof 2. OG links',
    address: 'Musterallee 12, 10115 Berlin',
    country: 'DE',
    propertyType: 'apartment',
    rooms: 3,
    squareMeters: 78,
    notes: 'Kellerabteil 12, Zähler im Flur hinter der Garderobe',
    baseRent: 1180,
    sideCosts: 240,
  })
  const open = await addProcess(demo, property, {
    code: 'DEMADE',
    name: 'Lindenhof, Neuvermietung',
    status: 'open',
    newRent: 1250,
    newSideCosts: 240,
    startDate: daysFrom(demo.now, 45),
    startDateType: 'fixed_date',
    conditions: {
      rentalDuration: 'indefinite',
      securityDeposit: 3750,
      additionalCosts: 'Stellplatz im Hof: 60 € im Monat',
      utilitiesIncluded: 'partially',
      specialConditions: 'Die Küche wird vom Vormieter übernommen.',
      terminationNotice: '3 Monate zum Monatsende',
      petPolicy: 'Kleintiere ja, Hunde nach Absprache',
      smokingPolicy: 'Nur auf dem Balkon',
    },
    notes: 'Besichtigungen donnerstags ab 17 Uhr',
  })
  const closed = await addProcess(demo, property, {
    code: 'DEMZUX',
    name: 'Lindenhof, Vermietung des Vorjahres',
    status: 'closed',
    policyPack: 'DE',
    startDate: daysFrom(demo.now, -300),
    startDateType: 'fixed_date',
  })

  await addApplication(demo, open, {
    reference: 'DEMA-2AAA',
    status: 'submitted',
    daysAgo: 1,
    renters: [
      demoRenter('Amira', 'Beispiel', { grossSalary: '3.900 €', employmentStatus: 'employed' }),
      demoRenter('Jonas', 'Beispiel', { grossSalary: '2.700 €', profession: 'Erzieher' }),
    ],
    documents: [
      { renter: 0, type: 'proof_of_income', name: 'Gehaltsabrechnung.pdf', ...pdf('Gehaltsabrechnung (Muster)') },
      { renter: 0, type: 'debt_collection_certificate', name: 'Schufa.pdf', ...pdf('Bonitaetsauskunft (Muster)') },
      { renter: 1, type: 'other_document', name: 'Ausweis.jpg', ...jpeg() },
    ],
  })
  await addApplication(demo, open, {
    reference: 'DEMA-2BBB',
    status: 'accepted',
    daysAgo: 4,
    renters: [demoRenter('Søren', 'Probst', { profession: 'Tischler', employmentStatus: 'self_employed' })],
    documents: [{ renter: 0, type: 'other_document', name: 'Vorstellung.docx', ...docx('Guten Tag, ich bin Søren.') }],
  })
  await addApplication(demo, open, {
    reference: 'DEMA-2CCC',
    status: 'rejected',
    daysAgo: 6,
    renters: [demoRenter('Nils', 'Niemand', { profession: 'Student der Physik', employmentStatus: 'student' })],
    documents: [],
  })
  const accepted = await addApplication(demo, closed, {
    reference: 'DEMA-2DDD',
    status: 'offer_accepted',
    daysAgo: 330,
    renters: [demoRenter('Greta', 'Vorlage', { profession: 'Ärztin', netIncome: '3.450 €', nationality: '' })],
    documents: [{ renter: 0, type: 'proof_of_income', name: 'Einkommen.pdf', ...pdf('Einkommensnachweis (Muster)') }],
  })

  await addPeople(demo, property, accepted)
}

async function addPeople(
  demo: DemoDeps,
  property: DemoProperty,
  accepted: { id: string; mainRenters: MainRenter[] },
): Promise<void> {
  const { organizationId } = property
  const moveIn = daysFrom(demo.now, -300)
  const [current] = accepted.mainRenters
  const person = { organizationId, propertyId: property.id, nationality: 'DE' }
  await demo.transaction.insert(residents).values([
    {
      ...person,
      id: newId(),
      applicationId: accepted.id,
      mainRenterId: current?.id ?? null,
      firstName: 'Greta',
      lastName: 'Vorlage',
      email: 'greta.vorlage@demo.test',
      phone: '+49 30 23125 101',
      moveInDate: moveIn,
      notes: 'Zweiter Schlüssel bei der Hausmeisterin',
      profession: { profession: 'Ärztin', employmentStatus: 'employed', grossSalary: '', netIncome: '3.450 €' },
    },
    {
      ...person,
      id: newId(),
      firstName: 'Paul',
      lastName: 'Altmieter',
      email: 'paul.altmieter@demo.test',
      moveInDate: '1970-01-01',
      moveOutDate: daysFrom(demo.now, -310),
    },
  ])
  await demo.transaction.insert(rentChanges).values(
    [
      { baseRent: 1090, sideCosts: 210, changeDate: daysFrom(demo.now, -1400), reason: 'Erstvermietung' },
      { baseRent: 1140, sideCosts: 230, changeDate: daysFrom(demo.now, -700), reason: 'Mietspiegel' },
      { baseRent: 1180, sideCosts: 240, changeDate: moveIn, reason: 'Neuvermietung' },
    ].map((change) => ({ id: newId(), organizationId, propertyId: property.id, ...change })),
  )
  const tenant = { name: 'Greta Vorlage', email: 'greta.vorlage@demo.test' }
  await addProtocol(demo, property, { kind: 'move_in', date: moveIn, tenant })
}
