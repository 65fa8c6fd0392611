import { expect, test } from 'vitest'
import { canonicalContent } from './canonical-content.ts'
import { handoverProtocol } from './protocol.ts'
import { protocolRoom } from './room/room.ts'

const AT = '2026-11-01T09:00:00.000Z'
const ids = Array.from({ length: 9 }, (_, at) => `0190a1b2-0000-7000-8000-00000000000${at}`)

/** As it was stored, to the letter, before a key knew of a second count and a room of what was looked for. */
const protocol = {
  id: ids[0],
  organizationId: ids[1],
  propertyId: ids[2],
  date: '2026-11-01',
  participants: ['Anna Alt'],
  status: 'signed',
  edition: 1,
  supersedesId: null,
  baselineId: ids[3],
  content: {
    kind: 'move_in',
    jurisdiction: 'DE',
    date: '2026-11-01',
    place: '',
    parties: [
      {
        id: ids[4],
        role: 'tenant_out',
        name: 'Anna Alt',
        company: '',
        phone: '',
        email: '',
        newAddress: '',
        representedBy: '',
        isPresent: true,
      },
    ],
    meters: [
      { id: ids[5], kind: 'electricity', number: '4711', location: '', reading: '01234,5', unit: 'kWh', photoIds: [] },
    ],
    keys: [{ id: ids[6], kind: 'flat', serialNumber: '', handedOver: 3, returned: 1, needsNewLock: true, note: '' }],
    smokeDetectors: [],
    agreements: { release: 'open', withheldBecause: '', payoutIban: '', outstandingWorks: '', text: '' },
    remarks: '',
  },
  contentHash: null,
  signedAt: AT,
  seal: null,
  voidedBecause: '',
  version: 3,
  createdAt: AT,
  updatedAt: AT,
}
const room = {
  id: ids[7],
  organizationId: ids[1],
  protocolId: ids[0],
  content: {
    name: 'Küche',
    position: 1,
    coverage: 'inspected',
    coverageReason: '',
    components: [
      { id: ids[8], type: 'Boden', condition: 'used', works: null, installedYear: 2016, note: '', photoIds: [] },
    ],
    defects: [],
    note: '',
    photoIds: [],
  },
  version: 1,
  createdAt: AT,
  updatedAt: AT,
}

test('what was signed before has the fingerprint that it had then, also read by what came since', async () => {
  const content = canonicalContent({
    protocol: handoverProtocol.parse(protocol),
    property: { name: 'Haus', address: 'Weg 1' },
    rooms: [protocolRoom.parse(room)],
    statements: [{ statement: 'state_record_only', partyId: ids[4] ?? '', text: 'Nur der Zustand. [DE-1]' }],
    photoHashes: {},
  })
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))
  expect(Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(
    '6bdfef0f6b76934a471f7f4a46307240789f2df658cc995f0cb2a6934f90f641',
  )
})

test('a name that was kept before names were read as they look is signed to the letter', () => {
  const name = 'Anna\u202EtlA\nVermieterin'
  const parties = protocol.content.parties.map((party) => ({ ...party, name }))
  const kept = handoverProtocol.parse({ ...protocol, content: { ...protocol.content, parties } })
  const content = canonicalContent({
    protocol: kept,
    property: { name, address: name },
    rooms: [],
    statements: [],
    photoHashes: {},
  })
  expect(content.split(JSON.stringify(name))).toHaveLength(4)
})
