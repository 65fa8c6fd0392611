import { applicationProcesses, applications } from '#server/db/schema.ts'
import type { ProcessRow } from '#server/feed/rows/public-process.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { WholeProcess } from '#shared/process/manager/contract.ts'
import type { ProcessConditions } from '#shared/process/process.ts'
import { wholeProcessOf } from './process-details.ts'

interface Change {
  id: string
  status?: 'open' | 'closed' | undefined
  sendsStatusMails?: boolean | undefined
  conditions?: ProcessConditions | undefined
  seenVersion: number | undefined
}

/**
 * Closes or reopens it, turns its mails on and off, or sets its conditions. What is so already changes nothing, whoever made it so; who is chosen
 * does not stay so when it opens again.
 * @throws AppError PROCESS_NOT_FOUND, ACCESS_DENIED; EDIT_CONFLICT when somebody else changed it after the version seen
 */
export const changeProcess = (
  scope: Scope,
  { id, status, sendsStatusMails, conditions, seenVersion }: Change,
): Promise<Outcome<WholeProcess>> =>
  scope.command(async (scoped) => {
    const before = await scoped.lock(applicationProcesses, id)
    const wanted = {
      status: status ?? before.status,
      sendsStatusMails: sendsStatusMails ?? before.sendsStatusMails,
      conditions: conditions ?? before.conditions,
      chosenApplicationId: status === 'open' ? null : before.chosenApplicationId,
    }
    return { data: await wholeProcessOf(scoped, await bring(scoped, before, wanted, seenVersion)) }
  })

/**
 * Closes it for the application that was chosen.
 * @throws AppError as `changeProcess`; NOT_FOUND for an application that is none of this process
 */
export const closeProcessFor = (
  scope: Scope,
  { id, applicationId, seenVersion }: { id: string; applicationId: string; seenVersion: number | undefined },
): Promise<Outcome<WholeProcess>> =>
  scope.command(async (scoped) => {
    const before = await scoped.lock(applicationProcesses, id)
    const application = await scoped.find(applications, applicationId)
    if (application.processId !== id) throw new AppError('NOT_FOUND')
    const wanted = { ...before, status: 'closed' as const, chosenApplicationId: applicationId }
    return { data: await wholeProcessOf(scoped, await bring(scoped, before, wanted, seenVersion)) }
  })

type Wanted = Pick<ProcessRow, 'status' | 'sendsStatusMails' | 'conditions' | 'chosenApplicationId'>

async function bring(
  scoped: ScopedTransaction,
  before: ProcessRow,
  { status, sendsStatusMails, conditions, chosenApplicationId }: Wanted,
  seenVersion: number | undefined,
): Promise<ProcessRow> {
  const wanted = { status, sendsStatusMails, conditions, chosenApplicationId }
  if (isAlready(before, wanted)) return before
  if (seenVersion !== undefined && seenVersion !== before.version) {
    throw new AppError('EDIT_CONFLICT', { current: await scoped.currentState(before) })
  }
  const after = await scoped.update(applicationProcesses, before.id, wanted)
  const { organizationId, id, name } = after
  if (after.status !== before.status) {
    const kind = after.status === 'closed' ? 'process_closed' : 'process_reopened'
    await scoped.note({ kind, organizationId, record: { type: 'process', id, name } })
  }
  if (!areSettingsOf(before, wanted)) {
    await scoped.note({ kind: 'process_changed', organizationId, record: { type: 'process', id, name } })
  }
  return after
}

const isAlready = (row: ProcessRow, wanted: Wanted) =>
  row.status === wanted.status && areSettingsOf(row, wanted) && row.chosenApplicationId === wanted.chosenApplicationId

const areSettingsOf = (row: ProcessRow, { sendsStatusMails, conditions }: Wanted) =>
  row.sendsStatusMails === sendsStatusMails && canonicalJson(row.conditions) === canonicalJson(conditions)
