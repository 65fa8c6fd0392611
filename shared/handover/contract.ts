import * as z from 'zod/mini'
import { calendarDate } from '#shared/dates.ts'
import { defineContract } from '#shared/endpoint.ts'
import { paging } from '#shared/paging.ts'
import { email, id, requiredText } from '#shared/text.ts'
import { sentSigning } from './as-signed.ts'
import { newProtocolFile, protocolFile } from './file.ts'
import { takenOut } from './older-apps/later-fields.ts'
import { participantsOnWire, readParticipants } from './participants.ts'
import { party } from './party.ts'
import { changedContent, handoverProtocol, protocolKinds } from './protocol.ts'
import { propertyOfProtocol } from './protocol-form.ts'
import { protocolRoom, roomContent } from './room/room.ts'

/** A protocol on the documented calls: `participants` as text (participants.ts). */
export const protocolOnWire = z.object({ ...handoverProtocol.shape, participants: z.string() })
export type ProtocolOnWire = z.output<typeof protocolOnWire>

/** What an answer says of a protocol, as a record. @throws for an answer of another shape */
export function settledProtocol(answer: unknown) {
  const row = protocolOnWire.parse(answer)
  return [{ entity: 'protocol' as const, row: { ...row, participants: readParticipants(row.participants) } }]
}

const one = z.object({ id: id() })
const roomOf = z.object({ id: id(), roomId: id() })
const fileOf = z.object({ id: id(), fileId: id() })
/** A room of a new version, and the one that it begins as. */
const copiedRoom = z.object({ id: id(), from: id() })
export type CopiedRoom = z.output<typeof copiedRoom>

export const handoverContract = defineContract({
  /** The handover protocols, without their rooms. */
  listProtocols: {
    method: 'GET',
    path: '/api/abnahmeprotokolle',
    access: 'manager',
    query: z.object({ organizationId: z.optional(id()), propertyId: z.optional(id()), ...paging }),
    answer: z.array(protocolOnWire),
  },
  /**
   * The same protocol again, under the id that the client made, answers 200. Without a `kind` somebody moves out; the participants
   * are the tenants whom it is about, unless `parties` says more of the same people.
   */
  createProtocol: {
    method: 'POST',
    path: '/api/abnahmeprotokolle',
    access: 'manager',
    body: z.object({
      id: z.optional(id()),
      propertyId: propertyOfProtocol,
      kind: z.optional(z.enum(protocolKinds)),
      date: calendarDate('protocol_date_required'),
      participants: participantsOnWire,
      parties: z.optional(z.array(party).check(z.maxLength(20))),
      baselineId: z.nullish(id()),
    }),
    answer: protocolOnWire,
    status: 201,
  },
  /** A draft is gone with everything in it; a signed one stays: PROTOCOL_SIGNED. With `If-Match`: EDIT_CONFLICT when somebody else changed it meanwhile. */
  deleteProtocol: {
    method: 'DELETE',
    path: '/api/abnahmeprotokolle/{id}',
    access: 'manager',
    params: one,
    answer: z.object({ id: z.string() }),
  },
  /** One handover protocol, without its rooms. */
  readProtocol: {
    method: 'GET',
    path: '/api/abnahmeprotokolle/{id}',
    access: 'manager',
    params: one,
    answer: protocolOnWire,
  },
  /**
   * What the appointment as a whole says. EDIT_CONFLICT with `If-Match`; PROTOCOL_SIGNED once it is frozen. What an older app does not know
   * (`enteredOn`, `address` of a party) stays where it is not said, unless it is in `takenOut`: `enteredOn`, `<id of the party>.address`.
   */
  changeProtocol: {
    method: 'PUT',
    path: '/api/abnahmeprotokolle/{id}',
    access: 'manager',
    params: one,
    body: z.object({ content: changedContent, participants: z.optional(participantsOnWire), takenOut }),
    answer: protocolOnWire,
  },
  /**
   * A room, whole: made or changed. `If-Match: "0"` says that it is new. What an older app does not know (`workedOut` of a defect) stays where it is
   * not said, unless it is in `takenOut`: `<id of the defect>.workedOut`.
   */
  putRoom: {
    method: 'PUT',
    path: '/api/abnahmeprotokolle/{id}/rooms/{roomId}',
    access: 'manager',
    params: roomOf,
    body: z.extend(roomContent, { takenOut }),
    answer: protocolRoom,
  },
  /** Removes a room of a draft, with all that was written about it. */
  removeRoom: {
    method: 'DELETE',
    path: '/api/abnahmeprotokolle/{id}/rooms/{roomId}',
    access: 'manager',
    params: roomOf,
    answer: z.object({ id: z.string() }),
  },
  /** A photo or the PDF, before its bytes; again with the same content changes nothing. */
  announceFile: {
    method: 'POST',
    path: '/api/abnahmeprotokolle/{id}/files',
    access: 'manager',
    params: one,
    body: newProtocolFile,
    answer: protocolFile,
    status: 201,
  },
  /** How many of its bytes have arrived (tus 1.0.0). */
  fileProgress: {
    method: 'HEAD',
    path: '/api/abnahmeprotokolle/{id}/files/{fileId}',
    access: 'manager',
    params: fileOf,
    answer: z.undefined(),
  },
  /** The next part of its bytes (tus 1.0.0). */
  continueFile: {
    method: 'PATCH',
    path: '/api/abnahmeprotokolle/{id}/files/{fileId}',
    access: 'manager',
    params: fileOf,
    body: 'bytes',
    answer: z.undefined(),
    status: 204,
  },
  /** The photo or the PDF, always as an attachment. */
  downloadFile: {
    method: 'GET',
    path: '/api/abnahmeprotokolle/{id}/files/{fileId}',
    access: 'manager',
    params: fileOf,
    answer: 'stream',
  },
  /**
   * Freezes it. The server makes the hash of what it holds itself: CONTENT_CHANGED when it is another one than what was signed,
   * FILES_MISSING while photos or the PDF are on their way. With `asSigned`, what was signed takes the place of what the draft
   * says by now, other rooms go, and the hash is made of that.
   */
  signProtocol: {
    method: 'POST',
    path: '/api/abnahmeprotokolle/{id}/signature',
    access: 'manager',
    params: one,
    body: sentSigning,
    // Pictures and strokes of all who sign.
    maxBytes: 8 * 1024 * 1024,
    answer: protocolOnWire,
  },
  /** A signed protocol cannot be deleted; what is wrong with it is written down instead. */
  voidProtocol: {
    method: 'POST',
    path: '/api/abnahmeprotokolle/{id}/void',
    access: 'manager',
    params: one,
    body: z.object({ reason: requiredText('reason_required') }),
    answer: protocolOnWire,
  },
  /**
   * A draft with the same content that will replace a signed protocol once all have signed it. `rooms` says which ids its rooms get,
   * each with the room that it is a copy of; those that are not named get one of the server.
   */
  newEdition: {
    method: 'POST',
    path: '/api/abnahmeprotokolle/{id}/editions',
    access: 'manager',
    params: one,
    body: z.object({ id: id(), rooms: z.optional(z.array(copiedRoom).check(z.maxLength(500))) }),
    answer: protocolOnWire,
    status: 201,
  },
  /** The signed PDF by mail to those who gave an address, and to whom else the manager names. */
  sendCopies: {
    method: 'POST',
    path: '/api/abnahmeprotokolle/{id}/copies',
    access: 'manager',
    params: one,
    body: z.object({ recipients: z.array(email()).check(z.minLength(1), z.maxLength(20)) }),
    answer: z.object({ recipients: z.array(z.string()) }),
  },
})
