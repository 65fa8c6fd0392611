import { managedApplicationContract } from '#shared/application/manager/contract.ts'
import { documentRequestContract } from '#shared/document-request/contract.ts'
import type { BodyOf, ParamsOf } from '#shared/endpoint.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Entity } from '#shared/feed/feed.ts'
import type { AsSigned } from '#shared/handover/as-signed.ts'
import { handoverContract } from '#shared/handover/contract.ts'
import { managedProcessContract } from '#shared/process/manager/contract.ts'
import { propertyContract } from '#shared/property/manager/contract.ts'

const { createRentObject, changeRent, addResidents, changeResident, moveOutResident } = propertyContract
const { createProcess, changeProcess, closeProcessFor } = managedProcessContract
const { changeStatus, addNote, removeNote } = managedApplicationContract
const { requestDocuments } = documentRequestContract
const { createProtocol, deleteProtocol, changeProtocol, putRoom, removeRoom, announceFile } = handoverContract
const { signProtocol, voidProtocol, newEdition, sendCopies } = handoverContract

/** Every write of a manager: the documented call that it is (wire.md, One rule for reads and writes). */
export const commandEndpoints = {
  createRentObject,
  changeRent,
  addResidents,
  changeResident,
  moveOutResident,
  createProcess,
  changeProcess,
  closeProcessFor,
  changeStatus,
  requestDocuments,
  addNote,
  removeNote,
  createProtocol,
  deleteProtocol,
  changeProtocol,
  putRoom,
  removeRoom,
  announceFile,
  signProtocol,
  voidProtocol,
  newEdition,
  sendCopies,
} as const
export type CommandName = keyof typeof commandEndpoints
export type CommandEndpoint<N extends CommandName> = (typeof commandEndpoints)[N]

export interface CommandInput<N extends CommandName> {
  params: ParamsOf<CommandEndpoint<N>>
  body: BodyOf<CommandEndpoint<N>>
  /** The record that it changes or creates: what is done to one record is sent in the order it was done. */
  about: { entity: Entity; id: string }
  /** The record's `version` as the person saw it. */
  ifMatch?: number
  /**
   * Whether the record as it is here says only what this person wrote: a change of theirs may be confirmed before the screen shows
   * it, and nobody is in conflict with themselves. Then its version is the one that they saw.
   */
  isEcho?: (here: object) => boolean
  /** The record of that version, where a newer one may have come since, as while a dialog is open. */
  seen?: object
  /** What people signed: kept here, and sent only when somebody decides that it stands. */
  asSigned?: AsSigned
}

/** What the server said was wrong, where it said so (`VALIDATION_FAILED`). */
export interface RefusalDetail {
  path: string
  message: string
}

/** `waiting`: safe on this device, and not confirmed yet; `isFailing` when the server was reached and could not do it. */
export type Issued =
  | { kind: 'done' }
  | { kind: 'waiting'; isFailing?: true }
  | { kind: 'refused'; code: ErrorCode; details?: RefusalDetail[] }
