import * as z from 'zod/mini'
import type { Entity } from '#shared/feed/feed.ts'
import { protocolOnWire } from '#shared/handover/contract.ts'
import { readParticipants } from '#shared/handover/participants.ts'
import { wholeProperty } from '#shared/property/manager/contract.ts'
import { resident } from '#shared/resident/resident.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { recordOf } from '#web/manage/sync/feed/read-changes.ts'
import { effectsOf } from '#web/manage/sync/fold/fold.ts'
import type { Look } from '#web/manage/sync/fold/fold-types.ts'
import type { Answered } from './keep-answered.ts'

const record = z.looseObject({ id: z.string() })
const note = z.object({ noteId: z.string() })

/**
 * What the answer to a change says of records, so that they can be shown before the feed tells of them.
 * @param look at the records as they were shown
 */
export function answeredRecords(command: StoredCommand, answer: unknown, look: Look): Answered {
  const nothing: Answered = { records: [], gone: [] }
  switch (command.name) {
    case 'createRentObject':
    case 'changeRent': {
      const { success, data } = wholeProperty.safeParse(answer)
      if (!success) return nothing
      const history = data.rentHistory.map((row) => recordOf('rent_change', row))
      return { records: [recordOf('property', data), ...history], gone: [] }
    }
    case 'addResidents': {
      const { data = [] } = z.array(resident).safeParse(answer)
      return { records: data.map((row) => recordOf('resident', row)), gone: [] }
    }
    case 'removeNote': {
      const { data } = note.safeParse(command.params)
      return { records: [], gone: data ? [{ entity: 'note', id: data.noteId }] : [] }
    }
    case 'createProtocol':
    case 'changeProtocol':
    case 'signProtocol':
    case 'voidProtocol':
    case 'newEdition': {
      const { data } = protocolOnWire.safeParse(answer)
      const row = data && { ...data, participants: readParticipants(data.participants) }
      const gone = (command.leavesOut ?? []).map((id) => ({ entity: 'protocol_room', id }))
      const rooms = command.name === 'newEdition' ? standIns('protocol_room', command, look) : []
      return { records: row ? [recordOf('protocol', row), ...rooms] : [], gone }
    }
    case 'deleteProtocol':
      return { records: [], gone: [{ entity: 'protocol', id: command.about.id }] }
    case 'removeRoom':
      return { records: [], gone: [{ entity: 'protocol_room', id: command.about.id }] }
    default: {
      const { data } = record.safeParse(answer)
      const entity = entityOf[command.name]
      if (!data || !entity) return nothing
      // An accepted offer makes residents.
      const made = command.name === 'changeStatus' ? standIns('resident', command, look) : []
      return { records: [recordOf(entity, data), ...made], gone: [] }
    }
  }
}

const entityOf: Partial<
  Record<string, 'resident' | 'process' | 'application' | 'note' | 'protocol_room' | 'protocol_file'>
> = {
  changeResident: 'resident',
  moveOutResident: 'resident',
  createProcess: 'process',
  changeProcess: 'process',
  closeProcessFor: 'process',
  changeStatus: 'application',
  requestDocuments: 'application',
  addNote: 'note',
  putRoom: 'protocol_room',
  announceFile: 'protocol_file',
}

/** What a change makes beside the record of its answer: shown until the feed brings the real ones. */
const standIns = (of: Entity, command: StoredCommand, look: Look) =>
  effectsOf(command, look).flatMap(({ entity, row }) => (entity === of && row ? [recordOf(entity, row)] : []))
