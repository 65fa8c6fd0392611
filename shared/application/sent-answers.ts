import * as z from 'zod/mini'
import { documentTypes } from '#shared/document/document.ts'

const text = z.string()

/**
 * A document of an application (manager.md, Application page): `downloadUrl` is made from the id, behind the permission
 * check.
 */
export const sentDocument = z.object({
  id: text,
  type: z.enum(documentTypes),
  originalName: text,
  contentType: text,
  /** Bytes. */
  size: z.number(),
  /** False when the file itself is not there (any more): "file not available". */
  isStored: z.boolean(),
})
export type SentDocument = z.output<typeof sentDocument>

/** As the applicant sent it: what a later version of the questionnaire asks more strictly must stay readable. */
export const sentRenter = z.object({
  id: text,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  dateOfBirth: text,
  nationality: text,
  currentAddress: z.object({ street: text, streetNumber: text, zipCode: text, city: text, country: text }),
  profession: z.object({ profession: text, employmentStatus: text, grossSalary: text }),
  reference: z.object({ noReference: z.boolean(), company: text, name: text, phone: text, email: text }),
  documents: z.array(sentDocument),
})
export type SentRenter = z.output<typeof sentRenter>

export const sentGeneralInfo = z.object({
  desiredStartDate: text,
  commentaryStartDate: text,
  numberOfAdults: z.number(),
  numberOfChildren: z.number(),
  visitedProperty: z.boolean(),
  /** Null where it was asked and nobody had to answer. */
  casualtyInsurance: z.nullable(z.boolean()),
  casualtyInsuranceName: text,
  subletting: z.boolean(),
  pets: z.boolean(),
})
export type SentGeneralInfo = z.output<typeof sentGeneralInfo>
