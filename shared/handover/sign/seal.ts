import * as z from 'zod/mini'
import { DAY_MS } from '#shared/day.ts'
import { completeLanguages } from '#shared/languages.ts'
import { isDrawn, type Signing, signingOutcomes } from './signing.ts'

/** What every device is told of a signing: without what was drawn, which stands in the document. */
export const seal = z.object({
  /** The document that the parties got. A protocol may have others, of devices that signed at once or of attempts before. */
  pdfId: z.string(),
  /** By the server's own clock; null while only this device knows of it. */
  receivedAt: z.nullable(z.string()),
  signatures: z.array(
    z.object({
      partyId: z.string(),
      outcome: z.enum(signingOutcomes),
      /** By the clock of the device. */
      signedAt: z.string(),
    }),
  ),
  /**
   * Parties whose device's time and the server's cannot both be right, or lie more than a day apart: of a clock that is wrong, or a
   * device that was offline for long (delivery.md, Clocks).
   */
  timesApart: z.array(z.string()),
  /** What was signed: as the property was called there, and where it stood. Absent where an older version of the app told it. */
  property: z.optional(z.object({ name: z.string(), address: z.string() })),
  /** What the server called the property, and where it stood there, when that differs from what was signed. */
  propertyHere: z.optional(z.object({ name: z.string(), address: z.string() })),
  /** Of the document; absent where an older version of the app made it. */
  language: z.optional(z.enum(completeLanguages)),
})
export type Seal = z.output<typeof seal>

/**
 * @param receivedAt by the server; null on the device that signs
 * @param here the property as the server knows it; undefined on the device that signs
 */
export const sealOf = (
  { signatures, pdf, language, property }: Pick<Signing, 'signatures' | 'pdf' | 'language' | 'property'>,
  receivedAt: Date | null,
  here?: Signing['property'],
): Seal => ({
  pdfId: pdf.id,
  receivedAt: receivedAt?.toISOString() ?? null,
  signatures: signatures.map(({ partyId, outcome, signedAt }) => ({ partyId, outcome, signedAt })),
  timesApart: signatures
    .filter(({ signedAt }) => receivedAt && isApart(receivedAt.getTime() - new Date(signedAt).getTime()))
    .map(({ partyId }) => partyId),
  property: { name: property.name, address: property.address },
  ...(language && { language }),
  ...(here && !isSameProperty(here, property) && { propertyHere: { name: here.name, address: here.address } }),
})

/** A clock may be a little ahead. Else nobody signs later than it is received. */
const AHEAD_MS = 10 * 60_000

const isApart = (agoMs: number) => agoMs > DAY_MS || agoMs < -AHEAD_MS

const isSameProperty = (a: Signing['property'], b: Signing['property']) => a.name === b.name && a.address === b.address

/** When the last of them signed, by the clock of the device; undefined when nobody did. */
export const lastSignature = ({ signatures }: { signatures: readonly { signedAt: string }[] }): string | undefined =>
  signatures
    .map(({ signedAt }) => signedAt)
    .toSorted((a, b) => new Date(a).getTime() - new Date(b).getTime())
    .at(-1)

/** What the status "signed" stands for: paper is signed elsewhere, if at all, and who refused has not signed. */
export type SignedHow =
  | 'signed'
  | 'partly_on_paper'
  | 'on_paper'
  | 'partly_refused'
  | 'partly_refused_on_paper'
  | 'refused'

export function signedHow({ signatures }: Pick<Seal, 'signatures'>): SignedHow {
  const isOnPaper = signatures.some(({ outcome }) => outcome === 'on_paper')
  if (!isOnPaper && signatures.every(isDrawn)) return 'signed'
  const haveSome = signatures.some(isDrawn)
  if (!signatures.some(({ outcome }) => outcome === 'refused')) return haveSome ? 'partly_on_paper' : 'on_paper'
  if (haveSome) return 'partly_refused'
  return isOnPaper ? 'partly_refused_on_paper' : 'refused'
}
