import { randomInt } from 'node:crypto'
import { newReference } from '#server/application/receipt.ts'
import { type ApplicationRow } from '#server/application/store.ts'
import { applications } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import type { ProcessRow } from '#server/process/store.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'
import { employmentStatuses } from '#shared/application/questions/renter.ts'
import type { DocumentReference } from '#shared/document/document.ts'
import { documentTypes } from '#shared/document/document-kinds.ts'
import { newId } from '#shared/ids.ts'
import { buildRenter, buildSubmission } from './build.ts'

/** So many in one transaction: each change moves the counter of its organization, whose row grows until the commit. */
const BATCH = 500

/** Applications that differ like those of real people: one or two renters each, with two documents. */
export async function insertManyApplications(db: Db, process: ProcessRow, count: number): Promise<void> {
  for (let done = 0; done < count; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - done) }, () => buildVariedApplication(process))
    await db.insert(applications).values(rows)
  }
}

export function buildVariedApplication(process: ProcessRow): typeof applications.$inferInsert {
  const id = newId()
  const mainRenters = Array.from({ length: randomInt(1, 3) }, () => buildVariedRenter(id))
  const { generalInfo } = buildSubmission(process)
  const adults = { numberOfAdults: randomInt(1, 4), numberOfChildren: randomInt(0, 4) }
  const wishes = { desiredStartDate: anyDate(2027), pets: isSo(), subletting: isSo(), casualtyInsurance: isSo() }
  return {
    id,
    organizationId: process.organizationId,
    processId: process.id,
    reference: newReference(),
    mainRenters,
    generalInfo: { ...generalInfo, ...adults, ...wishes },
    rentObject: {},
    propertyCode: process.code,
    language: 'de',
    fingerprint: id,
    createdAt: new Date(Date.now() - randomInt(1, 10_000_000_000)),
  } satisfies Partial<ApplicationRow>
}

function buildVariedRenter(applicationId: string): MainRenter {
  const [firstName, lastName, city] = [oneOf(firstNames), oneOf(lastNames), oneOf(cities)]
  const digits = () => String(randomInt(100, 1000))
  return buildRenter({
    firstName,
    lastName,
    email: `${firstName}.${lastName}${randomInt(1, 100)}@${oneOf(['muster', 'beispiel', 'post'])}.test`.toLowerCase(),
    phone: `+41 7${randomInt(5, 10)} ${digits()} ${randomInt(10, 100)} ${randomInt(10, 100)}`,
    dateOfBirth: anyDate(randomInt(1950, 2007)),
    nationality: oneOf(['CH', 'DE', 'IT', 'PT', 'FR', 'XK', 'TR', 'RS']),
    currentAddress: {
      street: `${oneOf(lastNames)}${oneOf(['strasse', 'weg', 'gasse', 'platz'])}`,
      streetNumber: `${randomInt(1, 200)}${oneOf(['', '', 'a', 'b'])}`,
      zipCode: String(randomInt(1000, 9659)),
      city,
      country: 'CH',
    },
    profession: {
      profession: oneOf(professions),
      employmentStatus: oneOf(employmentStatuses),
      grossSalary: `${randomInt(3, 12)}'${digits()} CHF`,
    },
    reference: {
      noReference: false,
      company: `${oneOf(lastNames)} Immobilien AG`,
      name: `${oneOf(firstNames)} ${oneOf(lastNames)}`,
      phone: `+41 44 ${digits()} ${randomInt(10, 100)} ${randomInt(10, 100)}`,
      email: `verwaltung@${oneOf(lastNames).toLowerCase()}.test`,
    },
    documents: [0, 1].map(() => buildDocument(applicationId)),
  })
}

function buildDocument(applicationId: string): DocumentReference {
  const id = newId()
  return {
    id,
    type: oneOf(documentTypes),
    originalName: `${oneOf(['Ausweis', 'Lohnausweis', 'Betreibungsauszug', 'IMG_20261104', 'scan'])}-${randomInt(1, 900)}.pdf`,
    size: randomInt(20_000, 4_000_000),
    mimeType: oneOf(['application/pdf', 'image/jpeg']),
    filePath: `applications/${applicationId}/${id}`,
  }
}

function oneOf<T>(values: readonly [T, ...T[]] | readonly T[]): T {
  return values[randomInt(values.length)] as T // within its length
}

const isSo = () => randomInt(2) === 0
const two = (number: number) => String(number).padStart(2, '0')
const anyDate = (year: number) => `${year}-${two(randomInt(1, 13))}-${two(randomInt(1, 29))}` as const

const firstNames =
  'Anna Luca Mia Noah Elena David Sara Leon Lina Jonas Chiara Matteo Emma Nils Zoë Tim Besa Arben Yasmin Emir Olivia Jan Petra Urs Beat Ruth Nadia Marko Inês João'.split(
    ' ',
  )
const lastNames =
  'Müller Meier Schmid Keller Weber Huber Schneider Steiner Fischer Gerber Brunner Baumann Frei Zimmermann Moser Widmer Wyss Graf Roth Suter Baumgartner Bachmann Krasniqi Gashi Silva Ferreira Rossi Bianchi Yılmaz Kaya Jovanović Nikolić Öztürk Favre Rochat Bühler Egli Kunz Hofer Lüthi'.split(
    ' ',
  )
const cities = 'Zürich Bern Basel Luzern Winterthur Thun Biel Chur Aarau Zug Olten Uster Baden Wil Köniz'.split(' ')
const professions =
  'Geigenbauerin Pflegefachfrau Polymechaniker Lehrer Informatikerin Koch Schreiner Buchhalterin Studentin Verkäufer Ärztin Logistiker Coiffeuse Maurer Anwältin'.split(
    ' ',
  )
