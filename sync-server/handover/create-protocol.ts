import { eq } from 'drizzle-orm'
import { handoverProtocols } from '#server/db/handover-schema.ts'
import { properties } from '#server/db/schema.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import type { handoverContract, ProtocolOnWire } from '#shared/handover/contract.ts'
import { firstContent } from '#shared/handover/first-content.ts'
import { newId } from '#shared/ids.ts'
import { noteOf } from './draft.ts'
import { asOnWire } from './protocol-on-wire.ts'

type NewProtocol = BodyOf<typeof handoverContract.createProtocol>

/**
 * Once, however often the same one arrives; two of one property are two.
 * @throws AppError NOT_FOUND for a property or a protocol to compare with that is out of reach, IDEMPOTENCY_MISMATCH for
 * another protocol under its id
 */
export const createProtocol = (
  scope: Scope,
  { id = newId(), propertyId, date, participants, baselineId = null, kind, parties }: NewProtocol,
): Promise<Outcome<ProtocolOnWire>> =>
  scope.command(async (scoped) => {
    const typed = { propertyId, date, participants, baselineId }
    const known = await recognise(scoped, id, typed)
    if (known) return known
    const { organizationId, country } = await scoped.find(properties, propertyId)
    await checkBaseline(scoped, typed)
    // As the device made it before the server was asked: both may be signed without another word.
    const content = firstContent(id, { date, participants, kind, parties, country })
    const created = await scoped.insert(handoverProtocols, { id, organizationId, ...typed, content })
    // Another delivery came first by a moment, or it is another organization's.
    if (!created) return (await recognise(scoped, id, typed)) ?? refuse()
    await noteOf(scoped, 'protocol_created', created)
    return { data: asOnWire(created) }
  })

type Typed = Pick<NewProtocol, 'propertyId' | 'date' | 'participants'> & { baselineId: string | null }

/** A protocol can be changed from the first moment on; only what stays tells whether it is the same one. */
async function recognise(
  scoped: Pick<ScopedTransaction, 'select'>,
  id: string,
  { date, participants, ...lasting }: Typed,
): Promise<Outcome<ProtocolOnWire> | undefined> {
  const where = eq(handoverProtocols.id, id)
  const [known] = await scoped.select(handoverProtocols, { where, orderBy: [handoverProtocols.id] })
  if (!known) return undefined
  const typed = { ...lasting, ...(known.version === 1 && { date, participants }) }
  if (canonicalJson({ ...known, ...typed }) !== canonicalJson(known)) throw new AppError('IDEMPOTENCY_MISMATCH')
  return { data: asOnWire(known), isReplay: true }
}

/** What is compared is the same property, earlier. */
async function checkBaseline(scoped: Pick<ScopedTransaction, 'find'>, { propertyId, baselineId }: Typed) {
  if (baselineId === null) return
  const baseline = await scoped.find(handoverProtocols, baselineId)
  if (baseline.propertyId !== propertyId) throw new AppError('NOT_FOUND')
}

function refuse(): never {
  throw new AppError('NOT_FOUND')
}
