import * as z from 'zod/mini'
import { documentTypes } from '#shared/document/document-kinds.ts'
import { generalInfoQuestions } from './questions/general-info.ts'
import { renterQuestions } from './questions/renter.ts'
import { sentShape } from './questions/sent.ts'

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

export const sentRenter = z.object({
  id: text,
  /** Who vouches for those who sign, and does not live there. Absent: one of those who sign. */
  isGuarantor: z.optional(z.boolean()),
  ...sentShape(renterQuestions),
  documents: z.array(sentDocument),
})
export type SentRenter = z.output<typeof sentRenter>

export const sentGeneralInfo = z.object(sentShape(generalInfoQuestions))
export type SentGeneralInfo = z.output<typeof sentGeneralInfo>
