import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'
import { id } from '#shared/text.ts'
import { documentTypes } from './document-kinds.ts'

/** 10 MB (applicant.md, Documents), as 10 MiB: the reading that refuses nobody who keeps to the hint. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
export const MAX_DOCUMENTS_PER_RENTER = 20
export const MAX_DOCUMENTS_PER_APPLICATION = 200
export const MAX_BYTES_PER_APPLICATION = 250 * 1024 * 1024

/** Accepted kinds of file: the content type each is stored as, and its extensions (applicant.md, Documents). */
export const fileKinds = {
  pdf: { contentType: 'application/pdf', extensions: ['pdf'] },
  doc: { contentType: 'application/msword', extensions: ['doc'] },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  jpeg: { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { contentType: 'image/png', extensions: ['png'] },
} as const
export type FileKind = keyof typeof fileKinds

const kinds = Object.entries(fileKinds) as [FileKind, (typeof fileKinds)[FileKind]][]

export const kindOfContentType = (contentType: string): FileKind | undefined =>
  kinds.find(([, kind]) => kind.contentType === contentType.toLowerCase())?.[0]

export function kindOfName(name: string): FileKind | undefined {
  const extension = name.toLowerCase().match(/\.([a-z]+)$/)?.[1] ?? ''
  return kinds.find(([, kind]) => kind.extensions.some((known) => known === extension))?.[0]
}

/** For the `accept` attribute of a file input. */
export const acceptedFiles = kinds.flatMap(([, kind]) => kind.extensions.map((extension) => `.${extension}`)).join(',')

export const documentType = z.enum(documentTypes, { error: 'document_type_required' satisfies IssueCode })

/** Lower-case hexadecimal. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'invalid' satisfies IssueCode }))

/**
 * A document as a submission lists it. Of all this only the id counts: the rest is read again from the presign
 * record and the stored object (wire.md, Documents on the wire).
 */
export const documentReference = z.object({
  id: id(),
  type: documentType,
  originalName: z.optional(z.string()),
  name: z.optional(z.string()),
  filePath: z.optional(z.string()),
  url: z.optional(z.string()),
  size: z.optional(z.number()),
  mimeType: z.optional(z.string()),
  sha256: z.optional(sha256),
})
export type DocumentReference = z.output<typeof documentReference>
