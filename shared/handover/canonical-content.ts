import { canonicalJson } from '#shared/canonical-json.ts'
import type { HandoverProtocol } from './protocol.ts'
import { inOrder } from './room/number-defects.ts'
import type { ProtocolRoom } from './room/room.ts'

/** A ticked statement, with the words that were on the screen: what is signed is what was read, or left out at their word. */
export interface MadeStatement {
  statement: string
  partyId: string
  text: string
  isDeclined?: true | undefined
}

export interface SignedContent {
  protocol: Pick<HandoverProtocol, 'id' | 'propertyId' | 'edition' | 'supersedesId' | 'baselineId' | 'content'>
  /** As the property was called and where it stood when it was signed. */
  property: { name: string; address: string }
  rooms: readonly ProtocolRoom[]
  statements: readonly MadeStatement[]
  /** SHA-256 of each photo's bytes, by its id. */
  photoHashes: Readonly<Record<string, string>>
}

/** One text for one content, whatever the order in which a device holds its fields: its SHA-256 is what signatures are bound to. */
export function canonicalContent({ protocol, property, rooms, statements, photoHashes }: SignedContent): string {
  const { id, propertyId, edition, supersedesId, baselineId, content } = protocol
  return canonicalJson({
    format: 1,
    protocol: { id, propertyId, edition, supersedesId, baselineId, content },
    property,
    rooms: inOrder(rooms).map((room) => ({ id: room.id, content: room.content })),
    statements: statements.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
    photoHashes,
  })
}

const keyOf = ({ statement, partyId }: MadeStatement) => `${statement} ${partyId}`
