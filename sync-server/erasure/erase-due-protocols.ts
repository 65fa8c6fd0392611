import { eq, inArray, lte } from 'drizzle-orm'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { properties } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { noteDiscarded } from '#server/document/discard.ts'
import { fileKey } from '#server/handover/protocol-files.ts'
import { forgetAnswers } from '#server/scope/forget-answers.ts'
import { dueOf } from '#shared/handover/end/protocol-end.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { eraseAtEachHome } from './at-each-home.ts'
import { endsAtHome } from './ends-at-home.ts'
import { leaveTombstones } from './leave-tombstones.ts'

/** Erases handovers, with all of their versions, from the day on that was announced. */
export async function eraseDueProtocols(deps: Pick<Deps, 'db' | 'now' | 'log' | 'storage'>): Promise<void> {
  const isTold = lte(handoverProtocols.erasesOn, dayAtHome(deps.now()))
  const homes = await deps.db.selectDistinct({ id: handoverProtocols.propertyId }).from(handoverProtocols).where(isTold)
  const ids = homes.map(({ id }) => id)
  await eraseAtEachHome(deps, 'protocols', ids, eraseAtHome)
}

/** @returns how many, and where the bytes of their photos and documents lie */
async function eraseAtHome(
  transaction: Queryable,
  propertyId: string,
  now: Date,
): Promise<{ erased: number; keys: string[] }> {
  // As everybody does who works on one: nobody signs, or begins a new version, meanwhile.
  const ofHome = eq(handoverProtocols.propertyId, propertyId)
  const { id: protocolId } = handoverProtocols
  await transaction.select({ id: protocolId }).from(handoverProtocols).where(ofHome).orderBy(protocolId).for('update')
  // As everybody does who changes when somebody goes; not held against a new protocol of the home, which would wait for it and be waited for.
  const isIt = eq(properties.id, propertyId)
  await transaction.select({ id: properties.id }).from(properties).where(isIt).for('no key update')
  const today = dayAtHome(now)
  const due = dueOf(await endsAtHome(transaction, propertyId, today), today).flatMap(({ protocols }) => protocols)
  return { erased: due.length, keys: due.length > 0 ? await eraseProtocols(transaction, due, now) : [] }
}

/**
 * With rooms, files and mails that took them along. What stays names nobody: the log calls a protocol as its home is called, and that there were
 * some under these ids is known for ever.
 */
async function eraseProtocols(
  transaction: Queryable,
  protocols: readonly { id: string; organizationId: string }[],
  at: Date,
): Promise<string[]> {
  const ids = protocols.map(({ id }) => id)
  const rooms = await transaction
    .delete(protocolRooms)
    .where(inArray(protocolRooms.protocolId, ids))
    .returning({ id: protocolRooms.id })
  const files = await transaction
    .delete(protocolFiles)
    .where(inArray(protocolFiles.protocolId, ids))
    .returning({ id: protocolFiles.id, protocolId: protocolFiles.protocolId })
  const keys = files.map(fileKey)
  if (keys.length > 0) {
    await noteDiscarded(transaction, keys, at)
    await transaction.delete(mails).where(inArray(mails.attachmentKey, keys))
  }
  await leaveTombstones(transaction, protocols, { erasedAt: at, cause: 'due', about: 'protocol' })
  await transaction.delete(handoverProtocols).where(inArray(handoverProtocols.id, ids))
  await forgetAnswers(transaction, [...ids, ...rooms.map(({ id }) => id), ...files.map(({ id }) => id)])
  return keys
}
