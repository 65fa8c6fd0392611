import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What somebody did to a handover protocol, by the change's name. */
export const protocolCommandWords: Partial<Record<string, MessageDescriptor>> = {
  createProtocol: msg`You created a handover protocol.`,
  deleteProtocol: msg`You deleted a handover protocol.`,
  changeProtocol: msg`You changed a handover protocol.`,
  putRoom: msg`You recorded a room of a handover protocol.`,
  removeRoom: msg`You removed a room from a handover protocol.`,
  announceFile: msg`You added a photo or document to a handover protocol.`,
  signProtocol: msg`You had a handover protocol signed.`,
  voidProtocol: msg`You declared a handover protocol void.`,
  newEdition: msg`You made a new version of a handover protocol.`,
  sendCopies: msg`You sent copies of a handover protocol.`,
}
