import { handoverProtocol } from '#shared/handover/protocol.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import { idOf, ORGANIZATION, process, property } from '#shared/testing/rows.ts'

const AT = '2027-01-15T09:00:00.000Z'
const stamps = { version: 1, createdAt: AT, updatedAt: AT }
export const house = property(1)
export const letting = process(2, house.id)
export const resident = {
  ...stamps,
  id: idOf(3),
  organizationId: ORGANIZATION,
  propertyId: house.id,
  applicationId: null,
  firstName: 'Ada',
  lastName: 'Alt',
  email: 'ada@demo.test',
  phone: null,
  nationality: 'CH',
  moveInDate: '2027-01-01',
  moveOutDate: null,
  notes: '',
  profession: { profession: 'Baker', employmentStatus: 'employed', grossSalary: '5000', netIncome: '' },
}
const part = { works: null, installedYear: null, note: '', photoIds: [] }
export const [walls, floor, scratch, hole] = [
  { ...part, id: idOf(11), type: 'Walls', condition: 'good' },
  { ...part, id: idOf(12), type: 'Floor', condition: 'good' },
  { id: idOf(13), componentId: idOf(11), description: 'Scratch', place: '', size: '', remedy: 'none' },
  { id: idOf(14), componentId: null, description: 'Hole', place: '', size: '', remedy: 'repair' },
]
export const defect = { responsible: 'open', share: null, amount: null, deadline: null, baselineDefectId: null }
export const room = {
  ...stamps,
  id: idOf(4),
  organizationId: ORGANIZATION,
  protocolId: idOf(5),
  content: roomContent.parse({
    name: 'Kitchen',
    position: 1,
    coverage: null,
    components: [walls, floor],
    defects: [{ ...defect, ...scratch }],
  }),
}
export const protocol = handoverProtocol.parse({
  ...stamps,
  id: idOf(5),
  organizationId: ORGANIZATION,
  propertyId: house.id,
  date: '2027-01-15',
  participants: ['Ada Alt'],
  status: 'draft',
  edition: 1,
  supersedesId: null,
  baselineId: null,
  content: {
    date: '2027-01-15',
    parties: [{ id: idOf(21), role: 'tenant_out', name: 'Ada Alt' }],
    meters: [{ id: idOf(22), kind: 'water_cold', number: 'W1', reading: '100', unit: 'm³' }],
    keys: [{ id: idOf(23), kind: 'house', handedOver: 2, returned: 2 }],
    smokeDetectors: [{ id: idOf(24), location: 'Hall' }],
  },
  contentHash: null,
  signedAt: null,
  seal: null,
  voidedBecause: '',
})
export const kitchen = (changes: object) => ({ ...room.content, ...changes })
export const about = (changes: object) => ({ ...protocol.content, ...changes })
