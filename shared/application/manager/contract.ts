import * as z from 'zod/mini'
import { sentDocument, sentRenter } from '#shared/application/sent-answers.ts'
import { applicationStatuses } from '#shared/application/status.ts'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import { flag, paging } from '#shared/paging.ts'
import { id, searchText } from '#shared/text.ts'
import { applicationNote, managedApplication, newNote, statusChange } from './application.ts'
import { starChange, tagChange } from './marks.ts'

const one = z.object({ id: id() })

const reference = z.object({ ...sentRenter.shape.reference.shape, contactName: z.string() })

/**
 * With the property as it was when the application arrived (manager.md, Application page). `contactName` is the name
 * under which the specification's own screens read a reference's `name`, and `baseRent` that of the property's `rent`.
 */
export const wholeApplication = z.object({
  ...managedApplication.shape,
  mainRenters: z.array(z.object({ ...sentRenter.shape, reference })),
  rentObject: z.looseObject({}),
})

export type WholeApplication = z.output<typeof wholeApplication>

export const managedApplicationContract = defineContract({
  /** The applications, whole: with everybody who applies and what they said. */
  listApplications: endpoint('GET', '/api/applications', 'manager', {
    query: z.object({
      organizationId: z.optional(id()),
      processId: z.optional(id()),
      /** Another name of `processId` (wire.md, Names). */
      applicationProcessId: z.optional(id()),
      propertyCode: z.optional(searchText()),
      status: z.optional(z.enum(applicationStatuses)),
      isCompleted: z.optional(flag()),
      ...paging,
    }),
    answer: z.array(wholeApplication),
  }),
  /** One application, whole. */
  readApplication: endpoint('GET', '/api/applications/{id}', 'manager', { params: one, answer: wholeApplication }),
  /** `documentType`, `fileName`, `contentLength` and `mainRenterId` are the names that the specification's screens read. */
  listDocuments: endpoint('GET', '/api/applications/{id}/documents', 'manager', {
    params: one,
    answer: z.array(
      z.object({
        ...sentDocument.shape,
        documentType: z.string(),
        fileName: z.string(),
        contentLength: z.number(),
        mainRenterId: z.string(),
        /** Null when the file is not available. */
        downloadUrl: z.nullable(z.string()),
      }),
    ),
  }),
  /** The file, always as an attachment. */
  downloadDocument: endpoint('GET', '/api/applications/{id}/documents/{documentId}', 'manager', {
    params: z.object({ id: id(), documentId: id() }),
    answer: 'stream',
  }),
  /**
   * Takes a step that the table of statuses allows (manager.md, Application statuses). With `If-Match`: STATUS_CONFLICT
   * when somebody else changed it meanwhile, unless to the very same status. Without: INVALID_TRANSITION alone decides.
   * HOME_TAKEN for a second accepted offer of a home, until who came by the first has moved out: `current` says whose
   * stands.
   */
  changeStatus: endpoint('PUT', '/api/applications/{id}/status/{status}', 'manager', {
    params: z.object({ id: id(), status: z.enum(applicationStatuses) }),
    body: z.optional(statusChange),
    answer: wholeApplication,
  }),
  /**
   * What the applicant would be sent, in their language, by the same body as the change. It is no part of the address:
   * addresses are written down on the way.
   */
  previewStatusMail: endpoint('POST', '/api/applications/{id}/status-mail/{status}', 'manager', {
    params: z.object({ id: id(), status: z.enum(applicationStatuses) }),
    body: z.optional(z.pick(statusChange, { reason: true, sendReason: true })),
    answer: z.object({ recipients: z.array(z.string()), subject: z.string(), body: z.string() }),
  }),
  /** Sets the star of the team, or takes it away. No mark moves the `version` of the application. */
  setStar: endpoint('PUT', '/api/applications/{id}/star', 'manager', {
    params: one,
    body: starChange,
    answer: wholeApplication,
  }),
  /**
   * Adds one tag of the team, or takes one away; in whatever case it is the same tag. It is no part of the address: addresses are
   * written down on the way.
   */
  setTag: endpoint('PUT', '/api/applications/{id}/tag', 'manager', {
    params: one,
    body: tagChange,
    answer: wholeApplication,
  }),
  /** Writes a note about an application, which applicants never see. */
  addNote: endpoint('POST', '/api/applications/{id}/notes', 'manager', {
    params: one,
    body: newNote,
    answer: applicationNote,
    status: 201,
  }),
  /** Removes a note about an application. */
  removeNote: endpoint('DELETE', '/api/applications/{id}/notes/{noteId}', 'manager', {
    params: z.object({ id: id(), noteId: id() }),
    answer: z.object({ id: z.string() }),
  }),
})
