import { eq } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { handoverProtocols, protocolRooms } from '#server/db/handover-schema.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { CopiedRoom, ProtocolOnWire } from '#shared/handover/contract.ts'
import { newId } from '#shared/ids.ts'
import { asOnWire, noteOf, roomsOf } from './protocol-rows.ts'

interface Beginning {
  id: string
  rooms?: readonly CopiedRoom[] | undefined
}

/**
 * A draft that begins with everything that a signed protocol says, its photos too, which stay where they are.
 * @throws AppError NOT_FOUND, also where a room's id is taken; EDIT_CONFLICT for one that is a draft, or that another version has replaced;
 * IDEMPOTENCY_MISMATCH for another protocol under the new id
 */
export const newEdition = (
  scope: Scope,
  earlierId: string,
  { id, rooms = [] }: Beginning,
): Promise<Outcome<ProtocolOnWire>> =>
  scope.command(async (scoped) => {
    const earlier = await scoped.lock(handoverProtocols, earlierId)
    const known = await recognise(scoped, earlierId, id)
    if (known) return known
    if (earlier.status !== 'signed' && earlier.status !== 'void') {
      throw new AppError('EDIT_CONFLICT', { current: await scoped.currentState(earlier) })
    }
    const { organizationId, propertyId, date, participants, baselineId, content } = earlier
    const created = await scoped.insert(handoverProtocols, {
      id,
      organizationId,
      propertyId,
      date,
      participants,
      baselineId,
      content,
      edition: earlier.edition + 1,
      supersedesId: earlierId,
    })
    // Its id is another organization's.
    if (!created) throw new AppError('NOT_FOUND')
    await copyRooms(scoped, earlierId, { id, rooms })
    await noteOf(scoped, 'protocol_edition_begun', created)
    return { data: asOnWire(created) }
  })

async function recognise(
  scoped: Pick<ScopedTransaction, 'select'>,
  earlierId: string,
  id: string,
): Promise<Outcome<ProtocolOnWire> | undefined> {
  const where = eq(handoverProtocols.id, id)
  const [known] = await scoped.select(handoverProtocols, { where, orderBy: [handoverProtocols.id] })
  if (!known) return undefined
  if (known.supersedesId !== earlierId) throw new AppError('IDEMPOTENCY_MISMATCH')
  return { data: asOnWire(known), isReplay: true }
}

/** Under the ids that the device shows them by, so that what is written there since finds them. */
async function copyRooms(scoped: ScopedTransaction, from: string, { id: to, rooms = [] }: Beginning): Promise<void> {
  const ids = new Map(rooms.map((room) => [room.from, room.id]))
  for (const { id: earlier, organizationId, content } of await roomsOf(scoped, from)) {
    const id = ids.get(earlier) ?? newId()
    const added = await scoped.insert(protocolRooms, { id, organizationId, protocolId: to, content })
    if (!added) throw new AppError('NOT_FOUND')
  }
}
