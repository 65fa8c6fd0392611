import { eq } from 'drizzle-orm'
import { applicationProcesses, organizations, properties } from '#server/db/schema.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { newId } from '#shared/ids.ts'
import { packOfNewProcess } from '#shared/policy/pack-choice.ts'
import type { WholeProcess } from '#shared/process/manager/contract.ts'
import type { NewProcess } from '#shared/process/manager/process.ts'
import { wholeProcessOf } from './process-details.ts'

/**
 * Once, however often the same one arrives, and open.
 * @throws AppError NOT_FOUND for an organization out of reach, or a property of another one; IDEMPOTENCY_MISMATCH for another
 * process under its id
 */
export const createProcess = (scope: Scope, { id = newId(), ...typed }: NewProcess): Promise<Outcome<WholeProcess>> =>
  scope.command(async (scoped) => {
    const process = valuesOf(typed)
    const known = await recognise(scoped, id, process)
    if (known) return known
    const organization = await scoped.find(organizations, process.organizationId)
    const property = await scoped.find(properties, process.propertyId)
    // It stays, whatever the organization chooses later: all who apply for a home are asked the same.
    const policyPack = packOfNewProcess(organization.policyPack, property.country)
    const values = { id, ...process, policyPack, status: 'open' as const, code: await scoped.newCode() }
    const created = await scoped.insert(applicationProcesses, values)
    // Another delivery came first by a moment, or it is another organization's.
    if (!created) return (await recognise(scoped, id, process)) ?? refuse()
    const { organizationId, name } = created
    await scoped.note({ kind: 'process_created', organizationId, record: { type: 'process', id, name } })
    return { data: await wholeProcessOf(scoped, created) }
  })

type Values = ReturnType<typeof valuesOf>

function valuesOf({ rentObjectId, propertyId, applicationProcessName, ...typed }: Omit<NewProcess, 'id'>) {
  const property = rentObjectId ?? propertyId
  if (property === undefined) throw new Error('the schema lets no process without a property through')
  const startDate = typed.startDate ?? null
  return {
    organizationId: typed.organizationId,
    propertyId: property,
    name: applicationProcessName,
    notes: typed.notes,
    newRent: typed.newRent ?? null,
    newSideCosts: typed.newSideCosts ?? null,
    startDate,
    startDateType: typed.startDateType ?? (startDate ? ('fixed_date' as const) : ('immediately' as const)),
    conditions: typed.conditions,
    sendsStatusMails: typed.sendsStatusMails,
  }
}

async function recognise(
  scoped: ScopedTransaction,
  id: string,
  process: Values,
): Promise<Outcome<WholeProcess> | undefined> {
  const where = eq(applicationProcesses.id, id)
  const [known] = await scoped.select(applicationProcesses, { where, orderBy: [applicationProcesses.id] })
  if (!known) return undefined
  // What can be changed afterwards may have been.
  const { sendsStatusMails, conditions } = known
  const since = known.version === 1 ? {} : { sendsStatusMails, conditions }
  if (canonicalJson({ ...known, ...process, ...since }) !== canonicalJson(known))
    throw new AppError('IDEMPOTENCY_MISMATCH')
  return { data: await wholeProcessOf(scoped, known), isReplay: true }
}

function refuse(): never {
  throw new AppError('NOT_FOUND')
}
