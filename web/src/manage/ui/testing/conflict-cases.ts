import { idOf, savedView } from '#shared/testing/rows.ts'
import {
  about,
  defect,
  floor,
  hole,
  house,
  kitchen,
  letting,
  protocol,
  resident,
  room,
  scratch,
  walls,
} from './seen-records.ts'

type Told = [label: string, mine: string, theirs: string]
export interface Case {
  seen: object
  params?: Record<string, string>
  body?: unknown
  /** What a colleague made of it meanwhile. */
  theirs: object
  mine: Told[]
  others?: Told[]
  /** What the record says once the person's own was written over it. */
  applied?: object
}

type Overwritable =
  | 'changeDetails'
  | 'changeRent'
  | 'changeResident'
  | 'changeProcess'
  | 'closeProcessFor'
  | 'changeProtocol'
  | 'putRoom'
  | 'changeView'

export const conflictCases: Record<Overwritable | 'moveOutResident' | 'changeStatus', Case> = {
  changeDetails: {
    seen: house,
    params: { id: house.id },
    body: { name: 'Mine', rooms: null, notes: 'Key at number 7' },
    theirs: { name: 'Theirs', squareMeters: house.squareMeters + 1, notes: 'Key at number 8' },
    mine: [
      ['Property name', 'Mine', 'Theirs'],
      ['Rooms', 'Not applicable', String(house.rooms)],
      ['Notes', 'Key at number 7', 'Key at number 8'],
    ],
    others: [['Size in m²', String(house.squareMeters), String(house.squareMeters + 1)]],
    applied: { name: 'Mine', rooms: null, squareMeters: house.squareMeters + 1, notes: 'Key at number 7' },
  },
  changeRent: {
    seen: house,
    params: { id: house.id },
    body: { baseRent: 1_500, sideCosts: 100, reason: '' },
    theirs: { baseRent: 1_400, sideCosts: 120 },
    mine: [['Base rent', 'CHF 1.500', 'CHF 1.400']],
    others: [['Side costs', 'CHF 100', 'CHF 120']],
    applied: { baseRent: 1_500, sideCosts: 120 },
  },
  changeResident: {
    seen: resident,
    params: { propertyId: house.id, residentId: resident.id },
    body: {
      firstName: 'Ada',
      lastName: 'Neu',
      email: 'neu@demo.test',
      phone: '',
      nationality: 'DE',
      notes: 'Mine',
      moveInDate: '2027-02-01',
      profession: { ...resident.profession, employmentStatus: 'self_employed', grossSalary: '6000' },
    },
    theirs: {
      phone: '044',
      email: 'their@demo.test',
      moveOutDate: '2027-05-31',
      profession: { ...resident.profession, profession: 'Cook' },
    },
    mine: [
      ['Last name', 'Neu', 'Alt'],
      ['Email', 'neu@demo.test', 'their@demo.test'],
      ['Nationality', 'Germany', 'Switzerland'],
      ['Move-in date', '01.02.2027', '01.01.2027'],
      ['Employment status', 'Self-employed', 'Employed'],
      ['Gross salary', '6000', '5000'],
      ['Notes', 'Mine', '–'],
    ],
    others: [
      ['Phone', '–', '044'],
      ['Move-out date', '–', '31.05.2027'],
      ['Profession', 'Baker', 'Cook'],
    ],
    applied: {
      lastName: 'Neu',
      phone: '044',
      moveOutDate: '2027-05-31',
      profession: { profession: 'Cook', employmentStatus: 'self_employed', grossSalary: '6000', netIncome: '' },
    },
  },
  moveOutResident: {
    seen: resident,
    params: { propertyId: house.id, residentId: resident.id },
    body: { moveOutDate: '2027-03-31' },
    theirs: { moveOutDate: '2027-04-30' },
    mine: [['Move-out date', '31.03.2027', '30.04.2027']],
  },
  changeProcess: {
    seen: letting,
    params: { id: letting.id },
    // As an older version sent it: also what was not changed.
    body: {
      sendsStatusMails: false,
      conditions: { securityDeposit: 5_000, rentalDuration: 'indefinite', utilitiesIncluded: 'partially' },
    },
    theirs: { sendsStatusMails: true, conditions: { securityDeposit: 4_000, petPolicy: 'No dogs' } },
    mine: [
      ['Rental duration', 'Indefinite', '–'],
      ['Security deposit', 'CHF 5.000', 'CHF 4.000'],
      ['Utilities included', 'Partially', '–'],
    ],
    others: [
      ['Status mails', 'No', 'Yes'],
      ['Pet policy', '–', 'No dogs'],
    ],
    applied: {
      sendsStatusMails: true,
      conditions: {
        securityDeposit: 5_000,
        rentalDuration: 'indefinite',
        utilitiesIncluded: 'partially',
        petPolicy: 'No dogs',
      },
    },
  },
  closeProcessFor: {
    seen: letting,
    params: { id: letting.id, applicationId: idOf(8) },
    theirs: { status: 'closed', chosenApplicationId: idOf(9) },
    mine: [['Chosen', 'Anna Alt', 'Ben Bau']],
  },
  putRoom: {
    seen: room,
    params: { id: protocol.id, roomId: room.id },
    body: kitchen({
      note: 'Smells of smoke',
      components: [{ ...walls, condition: 'used', works: 'no', note: 'Damp' }, floor],
      defects: [
        { ...defect, ...scratch, remedy: 'replace', responsible: 'tenant', photoIds: [idOf(31)] },
        { ...defect, ...hole, amount: 120 },
      ],
      goneDefectIds: [idOf(33)],
      photoIds: [idOf(32)],
    }),
    theirs: {
      content: kitchen({
        coverage: 'inspected',
        components: [
          { ...walls, condition: 'worn' },
          { ...floor, condition: 'defective' },
        ],
      }),
    },
    mine: [
      ['Walls', 'Used · Does not work · Damp', 'Worn'],
      [
        'Defect: Scratch',
        'Walls · Replace · Who bears it: Tenant · 1 photo',
        'Walls · Nothing · Who bears it: Not decided',
      ],
      ['Defect: Hole', 'Repair · Who bears it: Not decided · CHF 120,00', '–'],
      ['Defect of the protocol before', 'No longer there', '–'],
      ['Note', 'Smells of smoke', '–'],
      ['Photos of the room', '1 photo', '–'],
    ],
    others: [
      ['Was the room seen?', '–', 'Inspected'],
      ['Floor', 'Good', 'Defective'],
    ],
    applied: {
      content: {
        coverage: 'inspected',
        note: 'Smells of smoke',
        components: [
          { type: 'Walls', condition: 'used', note: 'Damp' },
          { type: 'Floor', condition: 'defective' },
        ],
        defects: [{ description: 'Scratch', remedy: 'replace' }, { description: 'Hole' }],
      },
    },
  },
  changeProtocol: {
    seen: protocol,
    params: { id: protocol.id },
    body: {
      content: about({
        place: 'Here',
        keys: [
          { ...protocol.content.keys[0], returned: 1, needsNewLock: true },
          { id: idOf(25), kind: 'letterbox', serialNumber: '7', handedOver: 1, returned: 1 },
        ],
        agreements: { depositForm: 'account', depositAmount: 2_000, release: 'withheld' },
        remarks: 'Mine',
      }),
      participants: ['Ada Alt'],
    },
    theirs: {
      content: about({
        parties: [{ ...protocol.content.parties[0], isPresent: false }],
        meters: [{ ...protocol.content.meters[0], reading: '105' }],
        smokeDetectors: [{ ...protocol.content.smokeDetectors[0], works: false }],
        agreements: { depositForm: 'insurance' },
      }),
    },
    mine: [
      ['Place', 'Here', '–'],
      [
        'Keys: Front door of the house',
        'Handed out: 2 · Returned: 1 · The lock is replaced',
        'Handed out: 2 · Returned: 2',
      ],
      ['Keys: Letterbox 7', 'Handed out: 1 · Returned: 1', '–'],
      ['Kind of deposit', 'Deposit account', 'Insurance'],
      ['Amount of the deposit', 'CHF 2.000,00', '–'],
      ['Given back', 'Withheld', '–'],
      ['Remarks', 'Mine', '–'],
    ],
    others: [
      ['Person: Ada Alt', 'Tenant moving out · Is here today', 'Tenant moving out · Is not here today'],
      ['Cold water W1', 'Reading: 100 m³', 'Reading: 105 m³'],
      ['Smoke detector: Hall', 'Not tested', 'Does not work'],
    ],
    applied: {
      content: {
        place: 'Here',
        parties: [{ isPresent: false }],
        meters: [{ reading: '105' }],
        keys: [{ kind: 'house', returned: 1 }, { kind: 'letterbox' }],
        agreements: { depositForm: 'account', depositAmount: 2_000 },
      },
    },
  },
  changeView: {
    seen: savedView(9, { name: 'Garten', query: 'status=submitted' }),
    params: { id: idOf(9) },
    body: { query: 'mark=star&tag=Garten' },
    theirs: { name: 'Gärten', query: 'status=accepted&sort=-name&columns=status.pets' },
    mine: [
      ['What it shows', 'All applications · With a star · Tag: Garten', 'Accepted · Order of its own · 2 columns'],
    ],
    others: [['Name', 'Garten', 'Gärten']],
    applied: { name: 'Gärten', query: 'mark=star&tag=Garten' },
  },
  changeStatus: {
    seen: { id: idOf(8), status: 'submitted', version: 1 },
    params: { id: idOf(8), status: 'offer_sent' },
    theirs: { status: 'rejected' },
    mine: [['Status', 'Offer sent', 'Rejected']],
  },
}
