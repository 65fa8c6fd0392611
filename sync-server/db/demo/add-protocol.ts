import { handoverProtocols, protocolRooms } from '#server/db/handover-schema.ts'
import { type ProtocolContent, protocolContent } from '#shared/handover/protocol.ts'
import { type RoomContent, roomContent } from '#shared/handover/room/room.ts'
import { newId } from '#shared/ids.ts'
import type { DemoProperty } from './add-property.ts'
import type { DemoDeps } from './demo-deps.ts'

export interface DemoHandover {
  kind: 'move_in' | 'move_out'
  date: string
  tenant: { name: string; email: string }
}

/** A protocol that nobody has signed yet: two rooms, and what was found in one of them. */
export async function addProtocol(
  { transaction }: DemoDeps,
  property: DemoProperty,
  handover: DemoHandover,
): Promise<void> {
  const { organizationId, id: propertyId } = property
  const { date } = handover
  const protocolId = newId()
  const content = contentOf(property, handover)
  const participants = content.parties.map(({ name }) => name)
  await transaction
    .insert(handoverProtocols)
    .values({ id: protocolId, organizationId, propertyId, date, participants, content })
  const rooms = [kitchen, bathroom].map((room) => ({ id: newId(), organizationId, protocolId, content: room() }))
  await transaction.insert(protocolRooms).values(rooms)
}

const contentOf = ({ country, address }: DemoProperty, { kind, date, tenant }: DemoHandover): ProtocolContent =>
  protocolContent.parse({
    kind,
    jurisdiction: country,
    date,
    place: address.replace(/^.*, \d+ /, ''),
    parties: [
      { id: newId(), role: kind === 'move_in' ? 'tenant_in' : 'tenant_out', ...tenant },
      { id: newId(), role: 'manager', name: 'Manfred Mustermann', company: 'Musterverwaltung' },
    ],
  })

function kitchen(): RoomContent {
  const floor = { id: newId(), type: 'Boden', condition: 'used', works: null, installedYear: 2016 }
  const cooker = { id: newId(), type: 'Herd', condition: 'good', works: 'yes', installedYear: 2021 }
  const scratch = {
    id: newId(),
    componentId: floor.id,
    description: 'Kratzer im Parkett',
    place: 'vor dem Herd',
    size: '12 cm',
    remedy: 'none',
    responsible: 'landlord',
    share: null,
    amount: null,
    deadline: null,
    baselineDefectId: null,
  }
  return roomContent.parse({
    name: 'Küche',
    position: 1,
    coverage: 'inspected',
    components: [floor, cooker],
    defects: [scratch],
  })
}

const bathroom = (): RoomContent =>
  roomContent.parse({
    name: 'Bad',
    position: 2,
    coverage: 'inspected',
    components: [{ id: newId(), type: 'Waschbecken', condition: 'good', works: 'yes', installedYear: 2018 }],
  })
