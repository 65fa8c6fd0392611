import { describe, expect, test } from 'vitest'
import { readIn } from '#shared/testing/done-to.ts'
import { application, idOf, ORGANIZATION, process, property, resident } from '#shared/testing/rows.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import type { CommandInput, CommandName } from './command-types.ts'
import { effectsOfAll } from './effects.ts'

const [HOUSE, PROCESS, CHOSEN] = [idOf(1), idOf(2), idOf(8)]
const [ANNA, BEN, CLEO, DORA] = [idOf(3), idOf(4), idOf(7), idOf(10)]
const [NOTE, NEW] = [idOf(5), idOf(6)]
const AT = Date.UTC(2027, 1, 1)
const BEFORE = '2027-01-15T09:00:00.000Z'
const RENTER = idOf(900_007)

const typed = { firstName: 'Ben', lastName: 'Muster', email: 'ben@demo.test', nationality: 'CH', notes: '' }
const note = { id: NOTE, applicationId: ANNA }
const read = readIn({
  property: [property(1)],
  process: [process(2, HOUSE), process(8, HOUSE, { status: 'closed', chosenApplicationId: idOf(9) })],
  application: [
    application(3, PROCESS),
    application(7, PROCESS, {
      status: 'accepted',
      documentRequests: [
        { mainRenterId: RENTER, types: ['debt_collection_certificate'], before: [], requestedAt: BEFORE },
        { mainRenterId: 'another', types: ['other_document'], before: [], requestedAt: BEFORE },
      ],
    }),
    application(10, PROCESS, { status: 'offer_sent' }),
  ],
  resident: [resident(4)],
  note: [note],
})

let made = 0
function command<N extends CommandName>(
  name: N,
  input: Pick<CommandInput<N>, 'params' | 'body'>,
  about = NEW,
): StoredCommand {
  made += 1
  return {
    n: made,
    id: idOf(100 + made),
    name,
    params: input.params as Record<string, string> | undefined,
    body: input.body,
    about: { entity: 'application', id: about },
    chain: about,
    base: {},
    state: 'waiting',
    attempts: 0,
    failures: 0,
    nextAttemptAt: AT,
    waitingSetAt: AT,
    createdAt: AT,
    actorId: 'anna',
    actorName: 'Anna Amt',
  }
}

const house = {
  name: 'New',
  address: 'Weg 1',
  rooms: 2,
  propertyType: 'apartment',
  squareMeters: 50,
  notes: '',
  country: 'CH',
  baseRent: 900,
  sideCosts: 90,
} as const
const inHouse = { propertyId: HOUSE, residentId: BEN }

describe('what a change makes of the records', () => {
  const cases: [string, StoredCommand, Record<string, unknown>][] = [
    [
      'a new property has no code until the server gives it one',
      command('createRentObject', { params: undefined, body: { ...house, id: NEW, organizationId: ORGANIZATION } }),
      { [`property:${NEW}`]: { id: NEW, code: '', name: 'New', version: 1 } },
    ],
    [
      'another rent takes the place of the old one, which becomes history',
      command('changeRent', {
        params: { id: HOUSE },
        body: { id: NEW, changeDate: '2027-02-01', baseRent: 1_200, sideCosts: 120, reason: 'Index' },
      }),
      {
        [`property:${HOUSE}`]: { baseRent: 1_200, sideCosts: 120, version: 2 },
        [`rent_change:${NEW}`]: { baseRent: 1_000, sideCosts: 100, reason: 'Index', changeDate: '2027-02-01' },
      },
    ],
    [
      'the same rent changes nothing',
      command('changeRent', { params: { id: HOUSE }, body: { baseRent: 1_000, sideCosts: 100, reason: '' } }),
      {},
    ],
    [
      'a new resident lives there',
      command('addResidents', {
        params: { propertyId: HOUSE },
        body: { residents: [{ ...typed, firstName: 'Zoé', id: NEW, moveInDate: '2027-03-01' }] },
      }),
      { [`resident:${NEW}`]: { propertyId: HOUSE, firstName: 'Zoé', moveInDate: '2027-03-01', moveOutDate: null } },
    ],
    [
      'an edit of a resident keeps the day of moving in that was not sent',
      command('changeResident', { params: inHouse, body: { ...typed, firstName: 'Benno' } }),
      { [`resident:${BEN}`]: { firstName: 'Benno', moveInDate: '2020-01-01', version: 2 } },
    ],
    [
      'nobody moves out before they moved in',
      command('moveOutResident', { params: inHouse, body: { moveOutDate: '2019-12-31' } }),
      {},
    ],
    [
      'who moves out is a former resident',
      command('moveOutResident', { params: inHouse, body: { moveOutDate: '2027-01-31' } }),
      { [`resident:${BEN}`]: { moveOutDate: '2027-01-31', version: 2 } },
    ],
    [
      'a new process is open and has no code',
      command('createProcess', {
        params: undefined,
        body: {
          id: NEW,
          organizationId: ORGANIZATION,
          rentObjectId: HOUSE,
          propertyId: HOUSE,
          applicationProcessName: 'Spring',
          notes: '',
          startDate: '2027-03-01',
          conditions: {},
          sendsStatusMails: false,
        },
      }),
      {
        [`process:${NEW}`]: {
          propertyId: HOUSE,
          name: 'Spring',
          code: '',
          status: 'open',
          startDateType: 'fixed_date',
        },
      },
    ],
    [
      'a process is closed',
      command('changeProcess', { params: { id: PROCESS }, body: { status: 'closed' } }),
      { [`process:${PROCESS}`]: { status: 'closed', sendsStatusMails: false, version: 2 } },
    ],
    [
      'the conditions of a process change all at once',
      command('changeProcess', { params: { id: PROCESS }, body: { conditions: { petPolicy: 'Cats' } } }),
      { [`process:${PROCESS}`]: { conditions: { petPolicy: 'Cats' }, status: 'open', version: 2 } },
    ],
    [
      'who was chosen does not stay so when the process opens again',
      command('changeProcess', { params: { id: CHOSEN }, body: { status: 'open' } }),
      { [`process:${CHOSEN}`]: { status: 'open', chosenApplicationId: null, version: 2 } },
    ],
    [
      'a process that is open already does not change',
      command('changeProcess', { params: { id: PROCESS }, body: { status: 'open' } }),
      {},
    ],
    [
      'a process is not closed for an application of another one',
      command('closeProcessFor', { params: { id: CHOSEN, applicationId: ANNA }, body: undefined }),
      {},
    ],
    [
      'a process is closed for the chosen application',
      command('closeProcessFor', { params: { id: PROCESS, applicationId: ANNA }, body: undefined }),
      { [`process:${PROCESS}`]: { status: 'closed', chosenApplicationId: ANNA, version: 2 } },
    ],
    [
      'a rejection says why',
      command('changeStatus', {
        params: { id: ANNA, status: 'rejected' },
        body: { reason: 'Too late', sendMail: false },
      }),
      { [`application:${ANNA}`]: { status: 'rejected', rejectionReason: 'Too late', version: 2 } },
    ],
    [
      'an accepted offer makes residents',
      command('changeStatus', {
        params: { id: DORA, status: 'offer_accepted' },
        body: { moveInDate: '2027-03-01', reason: '', sendMail: false },
      }),
      {
        [`application:${DORA}`]: { status: 'offer_accepted', version: 2 },
        [`resident:${DORA}-${idOf(900_010)}`]: { propertyId: HOUSE, applicationId: DORA, moveInDate: '2027-03-01' },
      },
    ],
    [
      'a status that it has already changes nothing',
      command('changeStatus', { params: { id: ANNA, status: 'submitted' }, body: undefined }),
      {},
    ],
    [
      'a status that leads nowhere from what a colleague made of it is not shown',
      command('changeStatus', { params: { id: CLEO, status: 'offer_accepted' }, body: undefined }),
      {},
    ],
    [
      'documents are requested of an application that was accepted',
      command('requestDocuments', {
        params: { id: CLEO },
        body: { mainRenterIds: [RENTER], types: ['proof_of_income'] },
      }),
      {
        [`application:${CLEO}`]: {
          documentRequests: [
            { mainRenterId: 'another', types: ['other_document'], before: [], requestedAt: BEFORE },
            { mainRenterId: RENTER, types: ['proof_of_income'], requestedAt: new Date(AT).toISOString() },
          ],
          version: 2,
          updatedAt: BEFORE,
        },
      },
    ],
    [
      'documents are requested of nobody who was not accepted',
      command('requestDocuments', {
        params: { id: ANNA },
        body: { mainRenterIds: [RENTER], types: ['proof_of_income'] },
      }),
      {},
    ],
    [
      'a note is there, by who wrote it',
      command('addNote', { params: { id: ANNA }, body: { id: NEW, text: 'Nice' } }),
      { [`note:${NEW}`]: { applicationId: ANNA, text: 'Nice', authorId: 'anna', authorName: 'Anna Amt' } },
    ],
    [
      'a note that is there is not added twice',
      command('addNote', { params: { id: ANNA }, body: { id: NOTE, text: 'Nice' } }),
      {},
    ],
    [
      'a note that is removed is gone',
      command('removeNote', { params: { id: ANNA, noteId: NOTE }, body: undefined }),
      { [`note:${NOTE}`]: null },
    ],
  ]
  test.each(cases)('%s', (_, given, expected) => {
    const effects = effectsOfAll([given], read)
    const rows = Object.fromEntries([...effects].map(([key, { row }]) => [key, row]))
    expect(Object.keys(rows)).toEqual(Object.keys(expected))
    expect(rows).toMatchObject(expected)
  })

  test('what concerns a record that is not here changes nothing', () => {
    for (const [, given] of cases) {
      if (given.name.startsWith('create') || given.name === 'removeNote') continue
      expect(effectsOfAll([given], readIn({})).size).toBe(0)
    }
  })
})

test('changes build on each other, and what was refused is not shown as done', () => {
  const status = (to: 'accepted' | 'offer_sent' | 'rejected') =>
    command('changeStatus', { params: { id: ANNA, status: to }, body: undefined })
  const effects = effectsOfAll(
    [status('accepted'), { ...status('rejected'), state: 'attention' }, status('offer_sent')],
    read,
  )
  expect(effects.get(`application:${ANNA}`)?.row).toMatchObject({ status: 'offer_sent', version: 3 })
})

test('what a newer version of the app wrote is left to it', () => {
  const odd = { ...command('removeNote', { params: { id: ANNA, noteId: NOTE }, body: undefined }), name: 'paintHouse' }
  const unreadable = command('changeRent', { params: { id: HOUSE }, body: { baseRent: -1, sideCosts: 0, reason: '' } })
  expect(effectsOfAll([odd, unreadable], read).size).toBe(0)
})
