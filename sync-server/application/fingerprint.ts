import { createHash } from 'node:crypto'
import { canonicalJson, isRecord } from '#shared/canonical-json.ts'

/** What the applicant said about themselves and their wishes; not what programs add on the way. */
const saidFields = ['applicationProcessId', 'rentObject', 'mainRenters', 'generalInfo'] as const
/** Of a document; its path, address and size may differ between two deliveries of the same one. */
const saidOfDocument = ['id', 'type', 'sha256'] as const

/**
 * Tells a repeated delivery from another submission under the same id. Taken of the body as it arrived, before
 * any rule reads it, so that a rule that changes later never makes a replay look different.
 */
export function fingerprint(body: Readonly<Record<string, unknown>>): string {
  const said = { ...pick(body, saidFields), mainRenters: mapArray(body['mainRenters'], reduceRenter) }
  return createHash('sha256').update(canonicalJson(said)).digest('hex')
}

const reduceRenter = (renter: unknown): unknown =>
  isRecord(renter)
    ? { ...withoutDefault(renter), documents: mapArray(renter['documents'], (document) => reduceDocument(document)) }
    : renter

/** To be no guarantor is the same as to say nothing of it, which an older app does. */
const withoutDefault = ({ isGuarantor, ...renter }: Record<string, unknown>) =>
  isGuarantor === undefined || isGuarantor === false ? renter : { isGuarantor, ...renter }

const reduceDocument = (document: unknown): unknown => (isRecord(document) ? pick(document, saidOfDocument) : document)

const pick = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]))

const mapArray = (value: unknown, change: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : value
