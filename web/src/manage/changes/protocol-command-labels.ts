import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Names {
  /** A protocol's day, or a room's name. */
  label: string
  home: string
}

/** What somebody did to a handover protocol, by the change's name. */
export const protocolCommandLabels: Partial<Record<string, (names: Names) => MessageDescriptor>> = {
  createProtocol: ({ label, home }) => msg`${home}: you created the handover protocol of ${label}.`,
  deleteProtocol: ({ label, home }) => msg`${home}: you deleted the handover protocol of ${label}.`,
  changeProtocol: ({ label, home }) => msg`${home}: you changed the handover protocol of ${label}.`,
  putRoom: ({ label, home }) => msg`${home}: you recorded the room ${label}.`,
  removeRoom: ({ label, home }) => msg`${home}: you removed the room ${label}.`,
  announceFile: ({ label, home }) => msg`${home}: you added a photo or document to the protocol of ${label}.`,
  signProtocol: ({ label, home }) => msg`${home}: you had the handover protocol of ${label} signed.`,
  voidProtocol: ({ label, home }) => msg`${home}: you declared the handover protocol of ${label} void.`,
  newEdition: ({ label, home }) => msg`${home}: you made a new version of the handover protocol of ${label}.`,
  sendCopies: ({ label, home }) => msg`${home}: you sent copies of the handover protocol of ${label}.`,
}
