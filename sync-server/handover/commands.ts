import { AppError } from '#server/app-error.ts'
import type { handoverProtocols } from '#server/db/handover-schema.ts'
import { publicProtocolRoom, type RoomRow } from '#server/feed/rows/public-protocol.ts'
import type { CommandRecords } from '#server/scope/command-records.ts'
import { serveCommand } from '#server/scope/serve-command.ts'
import type { Written } from '#server/scope/served-command.ts'
import type { ActivityKind } from '#shared/activity/activity.ts'
import * as commands from '#shared/handover/commands.ts'
import { asOnWire } from './protocol-rows.ts'

interface Done {
  records: CommandRecords
  after: typeof handoverProtocols.$inferSelect
  written: readonly Written[]
}

/** A protocol is called as its property is. */
const lineOf =
  (kind: ActivityKind) =>
  async ({ records, after: { id, propertyId }, written }: Done) => {
    if (written.length === 0) return undefined
    const { name } = await records.find('property', propertyId)
    return { kind, record: { type: 'protocol' as const, id, name } }
  }
const answer = ({ after }: Done) => asOnWire(after)

export const createProtocol = serveCommand(commands.createProtocol, {
  amend:
    ({ scoped, records, body: { propertyId, baselineId } }) =>
    async (write) => {
      const { organizationId } = await records.find('property', propertyId)
      // One whose time was over meanwhile is no reason to refuse what was signed without a connection.
      const isGone = baselineId && (await scoped.removedIn('protocol', baselineId)).includes(organizationId)
      // What is compared is the same property, earlier.
      const baseline = baselineId && !isGone ? await records.find('protocol', baselineId) : undefined
      if (baseline && baseline.propertyId !== propertyId) throw new AppError('NOT_FOUND')
      return write
    },
  log: lineOf('protocol_created'),
  answer,
})

export const changeProtocol = serveCommand(commands.changeProtocol, { answer })

export const putRoom = serveCommand(commands.putRoom, {
  answer: ({ after }: { after: RoomRow }) => publicProtocolRoom(after),
})

export const removeRoom = serveCommand(commands.removeRoom, { answer: ({ params: { roomId: id } }) => ({ id }) })

export const voidProtocol = serveCommand(commands.voidProtocol, { log: lineOf('protocol_voided'), answer })
