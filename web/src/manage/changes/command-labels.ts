import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApplicationStatus } from '#shared/application/status.ts'
import type { CommandName } from '#web/manage/sync/effects/command-types.ts'

interface Names {
  /** What it is about: a home, a person, a protocol's day, or a room's name. */
  label: string
  home: string
  person: string
}

/** Said by what it says: use-command-labels.ts. */
type Telling = 'changeStatus' | 'changeProcess' | 'changeView' | 'setStar' | 'setTag'

/** What somebody did, by the change's name. */
export const commandLabels: Record<Exclude<CommandName, Telling>, (names: Names) => MessageDescriptor> = {
  createRentObject: ({ label }) => msg`You created the property ${label}.`,
  changeDetails: ({ label }) => msg`You changed what is said of the property ${label}.`,
  changeRent: ({ label }) => msg`You changed the rent of ${label}.`,
  addPhoto: ({ home }) => msg`${home}: you added a photo.`,
  changePhoto: ({ home }) => msg`${home}: you changed the photos.`,
  addResidents: ({ label, home }) => msg`${home}: you added ${label} as residents.`,
  changeResident: ({ label, home }) => msg`${home}: you changed what is known of ${label}.`,
  moveOutResident: ({ label, home }) => msg`${home}: you recorded the move-out of ${label}.`,
  createProcess: ({ label, home }) => msg`${home}: you created the application process ${label}.`,
  closeProcessFor: ({ label, person }) => msg`You closed ${label} for ${person}, who was chosen.`,
  requestDocuments: ({ label }) => msg`You requested documents for the application of ${label}.`,
  addNote: ({ label }) => msg`You wrote a note about ${label}.`,
  removeNote: ({ label }) => msg`You removed a note about ${label}.`,
  createProtocol: ({ label, home }) => msg`${home}: you created the handover protocol of ${label}.`,
  deleteProtocol: ({ label, home }) => msg`${home}: you deleted the handover protocol of ${label}.`,
  changeProtocol: ({ label, home }) => msg`${home}: you changed the handover protocol of ${label}.`,
  putRoom: ({ label, home }) => msg`${home}: you recorded the room ${label}.`,
  removeRoom: ({ label, home }) => msg`${home}: you removed the room ${label}.`,
  announceFile: ({ label, home }) => msg`${home}: you added a photo or document to the protocol of ${label}.`,
  signProtocol: ({ label, home }) => msg`${home}: you had the handover protocol of ${label} signed.`,
  voidProtocol: ({ label, home }) => msg`${home}: you declared the handover protocol of ${label} void.`,
  newEdition: ({ label, home }) => msg`${home}: you made a new version of the handover protocol of ${label}.`,
  createView: ({ label }) => msg`You saved the view ${label}.`,
  removeView: ({ label }) => msg`You deleted the view ${label}.`,
  sendCopies: ({ label, home }) => msg`${home}: you sent copies of the handover protocol of ${label}.`,
}

/** What somebody decided about an application. */
export const decisionLabels: Record<ApplicationStatus, (label: string) => MessageDescriptor> = {
  accepted: (label) => msg`You accepted ${label}.`,
  rejected: (label) => msg`You rejected ${label}.`,
  withdrawn: (label) => msg`You noted that ${label} withdrew.`,
  offer_sent: (label) => msg`You noted that an offer was sent to ${label}.`,
  offer_accepted: (label) => msg`You noted that ${label} accepted the offer.`,
  submitted: (label) => msg`You resubmitted the application of ${label}.`,
}

/** What a colleague decided instead. */
export const theirLabels: Record<ApplicationStatus, (by: string) => MessageDescriptor> = {
  accepted: (by) => msg`${by} accepted the application.`,
  rejected: (by) => msg`${by} rejected the application.`,
  withdrawn: (by) => msg`${by} noted that the applicant withdrew.`,
  offer_sent: (by) => msg`${by} noted that an offer was sent.`,
  offer_accepted: (by) => msg`${by} noted that the offer was accepted.`,
  submitted: (by) => msg`${by} resubmitted the application.`,
}
