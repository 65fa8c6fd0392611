import type { Party } from '#shared/handover/party.ts'
import { type HandoverProtocol, protocolContent } from '#shared/handover/protocol.ts'
import { type Defect, defect, type ProtocolRoom, roomContent } from '#shared/handover/room/room.ts'
import type { WorkedOut } from '#shared/handover/room/worked-out.ts'
import { newId } from '#shared/ids.ts'

const at = '2027-01-15T09:00:00.000Z'

export const buildProtocol = (content: Record<string, unknown> = {}): HandoverProtocol => ({
  id: newId(),
  organizationId: newId(),
  propertyId: newId(),
  date: '2027-01-15',
  participants: ['Anna Alt'],
  status: 'draft',
  edition: 1,
  supersedesId: null,
  baselineId: null,
  content: protocolContent.parse({ date: '2027-01-15', ...content }),
  contentHash: null,
  signedAt: null,
  seal: null,
  voidedBecause: '',
  copies: [],
  erasesOn: null,
  staysBecause: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
})

export const buildRoom = (content: Record<string, unknown> = {}): ProtocolRoom => ({
  id: newId(),
  organizationId: newId(),
  protocolId: newId(),
  content: roomContent.parse({ name: 'Küche', position: 1, coverage: 'inspected', ...content }),
  version: 1,
  createdAt: at,
  updatedAt: at,
})

export const buildDefect = (more: Partial<Defect> = {}): Defect =>
  defect.parse({
    id: newId(),
    componentId: null,
    description: 'Kratzer',
    remedy: 'repair',
    responsible: 'open',
    share: null,
    amount: null,
    deadline: null,
    baselineDefectId: null,
    ...more,
  })

/** By a French grid. */
export const buildWorkedOut = (more: Partial<WorkedOut> = {}): WorkedOut => ({
  name: 'Peinture',
  by: 'organization',
  source: 'Accord Habitat 2024',
  since: '2024-03-01',
  years: 7,
  freeYears: 1,
  restPercent: 10,
  installedYear: 2023,
  ageYears: 4,
  newPrice: 600,
  percent: 55,
  amount: 330,
  ...more,
})

export const buildParty = (more: Partial<Party> = {}): Party => ({
  id: newId(),
  role: 'tenant_out',
  name: 'Anna Alt',
  company: '',
  phone: '',
  email: '',
  newAddress: '',
  representedBy: '',
  isPresent: true,
  ...more,
})
