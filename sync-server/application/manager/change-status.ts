import { applicationProcesses, applications } from '#server/db/schema.ts'
import type { ApplicationRow } from '#server/feed/rows/public-application.ts'
import type { PropertyRow } from '#server/feed/rows/public-property.ts'
import { AppError } from '#server/http/app-error.ts'
import { checkHomeIsFree, lockHome } from '#server/resident/one-accepted-offer.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { ActivityKind } from '#shared/activity/activity.ts'
import type { StatusChange } from '#shared/application/manager/application.ts'
import type { WholeApplication } from '#shared/application/manager/contract.ts'
import { type ApplicationStatus, canChangeStatus } from '#shared/application/status.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { recordOf, wholeApplication } from './application-details.ts'
import { draftStatusMail, type Said } from './draft-status-mail.ts'
import { moveRentersIn, notMovedIn } from './move-renters-in.ts'

interface Change extends Partial<StatusChange> {
  id: string
  status: ApplicationStatus
  seenVersion: number | undefined
  operatorEmail: string | null
}

/**
 * Takes a step of the table (manager.md, Application statuses). The status that is there already is a success and
 * changes nothing, whoever set it; only the residents of an accepted offer are completed. Call `nudgeMailer` after.
 * @throws AppError NOT_FOUND, APPLICATION_ERASED; STATUS_CONFLICT when somebody else changed it after the version that was
 * seen, even where the change would be legal; INVALID_TRANSITION; HOME_TAKEN where the offer of another one stands
 */
export const changeStatus = (scope: Scope, change: Change): Promise<Outcome<WholeApplication>> =>
  scope.command(async (scoped) => {
    // First the home, as everybody does who is about to let it.
    const home = change.status === 'offer_accepted' ? await lockHomeOf(scoped, change.id) : undefined
    const before = await scoped.lock(applications, change.id)
    const after = before.status === change.status ? before : await bring(scoped, before, change)
    if (home) await takeHome(scoped, { home, after, isNews: after !== before, moveInDate: change.moveInDate })
    return { data: wholeApplication(after) }
  })

async function lockHomeOf(scoped: ScopedTransaction, applicationId: string): Promise<PropertyRow> {
  const { processId } = await scoped.find(applications, applicationId)
  const { propertyId } = await scoped.find(applicationProcesses, processId)
  return lockHome(scoped, propertyId)
}

interface Taking {
  home: PropertyRow
  after: ApplicationRow
  /** It was not accepted before. */
  isNews: boolean
  moveInDate: CalendarDate | undefined
}

async function takeHome(scoped: ScopedTransaction, { home, after, isNews, moveInDate }: Taking): Promise<void> {
  const coming = moveInDate === undefined ? [] : await notMovedIn(scoped, after)
  if (!isNews && coming.length === 0) return
  const stay = moveInDate === undefined ? undefined : { moveInDate, moveOutDate: null }
  await checkHomeIsFree(scoped, { propertyId: home.id, applicationId: after.id, stay })
  if (moveInDate !== undefined) await moveRentersIn(scoped, after, { coming, propertyId: home.id, moveInDate })
}

async function bring(
  scoped: ScopedTransaction,
  before: ApplicationRow,
  { status, reason = '', sendReason = false, sendMail = false, seenVersion, operatorEmail }: Change,
): Promise<ApplicationRow> {
  const isStale = seenVersion !== undefined && seenVersion !== before.version
  // Who withdrew by themselves is not asked again: nothing follows.
  const isOver = before.withdrawnAt !== null
  if (isStale || isOver || !canChangeStatus(before.status, status)) {
    const current = await scoped.currentState(before)
    throw new AppError(isStale ? 'STATUS_CONFLICT' : 'INVALID_TRANSITION', { current })
  }
  const rejectionReason = status === 'rejected' ? reason : ''
  const after = await scoped.update(applications, before.id, { status, rejectionReason })
  await scoped.note({ kind: kinds[status], organizationId: after.organizationId, record: recordOf(after) })
  if (sendMail) await sendStatusMail(scoped, after, { status, reason: sendReason ? reason : '', operatorEmail })
  return after
}

const kinds: Record<ApplicationStatus, ActivityKind> = {
  submitted: 'application_resubmitted',
  accepted: 'application_accepted',
  rejected: 'application_rejected',
  withdrawn: 'application_withdrawn',
  offer_sent: 'offer_sent',
  offer_accepted: 'offer_accepted',
}

/** Only where the process says that its applicants are written to. */
async function sendStatusMail(scoped: ScopedTransaction, application: ApplicationRow, said: Said): Promise<void> {
  const process = await scoped.find(applicationProcesses, application.processId)
  if (!process.sendsStatusMails) return
  const draft = await draftStatusMail(scoped, application, said)
  if (!draft) return
  const { recipients, letter } = draft
  for (const recipient of recipients) await scoped.queueMail({ recipient, letter, applicationId: application.id })
}
