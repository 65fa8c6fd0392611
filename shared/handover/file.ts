import * as z from 'zod/mini'
import { sha256 } from '#shared/document/document.ts'
import type { ErrorCode } from '#shared/errors/errors.ts'
import { moment } from '#shared/moment.ts'
import { id } from '#shared/text.ts'
import { drawing } from './sign/drawing.ts'

/** Photos are made smaller before; a PDF of 200 of them stays below. */
export const MAX_PROTOCOL_FILE_BYTES = 40 * 1024 * 1024
export const MAX_PROTOCOL_PHOTOS = 300
export const MAX_PROTOCOL_BYTES = 2 * 1024 * 1024 * 1024

export const protocolFileKinds = { photo: 'image/jpeg', pdf: 'application/pdf' } as const
export type ProtocolFileKind = keyof typeof protocolFileKinds
const kinds = ['photo', 'pdf'] as const satisfies ProtocolFileKind[]

/** A photo, or the signed PDF, as it is announced before its bytes. */
export const newProtocolFile = z.object({
  id: id(),
  kind: z.enum(kinds),
  size: z
    .int()
    .check(z.minimum(1), z.maximum(MAX_PROTOCOL_FILE_BYTES, { error: 'PAYLOAD_TOO_LARGE' satisfies ErrorCode })),
  sha256,
  /** By the device's own clock; null for the PDF. */
  takenAt: z.nullable(moment()),
  /** What was drawn on it; the photo itself stays as it was taken. */
  drawing: z.nullable(drawing),
})
export type NewProtocolFile = z.output<typeof newProtocolFile>

/** As the feed carries it: never its bytes. */
export const protocolFile = z.object({
  id: z.string(),
  organizationId: z.string(),
  protocolId: z.string(),
  kind: z.enum(kinds),
  size: z.number(),
  sha256: z.string(),
  takenAt: z.nullable(z.string()),
  drawing: z.nullable(drawing),
  /** Null while its bytes are on their way. */
  storedAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export type ProtocolFile = z.output<typeof protocolFile>
