import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '#shared/errors/errors.ts'
import type { Entity } from '#shared/feed/feed.ts'
import type { IssueCode } from '#shared/issues.ts'

/** What can be refused: a change of a record, and what is done with a connection alone. */
export type Subject = Entity | 'user' | 'organization'

/** Each as a sentence begins with it. */
export const subjectNames: Record<Subject, MessageDescriptor> = {
  property: msg`This property`,
  rent_change: msg`This rent`,
  resident: msg`This entry of a resident`,
  process: msg`This application process`,
  application: msg`This application`,
  note: msg`This note`,
  protocol: msg`This handover protocol`,
  protocol_room: msg`This room`,
  protocol_file: msg`This photo or document`,
  property_photo: msg`This photo`,
  view: msg`This view`,
  user: msg`This account`,
  organization: msg`This organization`,
}

const gone = () => msg`Somebody has removed what this is about. Please look at what is there now.`

/** What applicants are told otherwise, of their application and its documents, or of an address. */
export const refusalWords = {
  NOT_FOUND: gone,
  PROCESS_NOT_FOUND: gone,
  ACCESS_DENIED: () => msg`You do not have permission to do this. Please ask your administrator.`,
  APPLICATION_ERASED: () => msg`This application has been erased since. Nothing more can be done about it.`,
  DOCUMENTS_NOT_REQUESTED: () =>
    msg`Documents can be requested once an application was accepted, and not after a rejection or a withdrawal. Please look at it again.`,
  VALIDATION_FAILED: (subject) => msg`${subject} was not taken: something in it is not valid. Please look at it again.`,
  IDEMPOTENCY_MISMATCH: (subject) =>
    msg`${subject} is there already, and says something else. Please look at it, and make your change again if it is still needed.`,
  DOCUMENT_CONFLICT: (subject) =>
    msg`${subject} was already sent with other content. Please remove it and add it again.`,
  DOCUMENT_INFECTED: (subject) =>
    msg`${subject} was not taken: a virus was found in it. Please remove it, and add one that is clean.`,
  PAYLOAD_TOO_LARGE: (subject) => msg`${subject} is too large for the server. Please make it smaller.`,
} satisfies Partial<Record<ErrorCode, (subject: string) => MessageDescriptor>>

/** Of a change that is no longer on the screen: by the name that was wanted, and where another one is chosen. */
export const issueWords = {
  view_name_taken: (name) =>
    msg`Another view is called “${name}” by now, so this was not saved. Please choose another name under “Views”.`,
} satisfies Partial<Record<IssueCode, (name: string) => MessageDescriptor>>
