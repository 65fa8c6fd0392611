import { applicationProcesses } from '#server/db/schema.ts'
import type { ApplicationRow } from '#server/feed/rows/public-application.ts'
import type { ResidentRow } from '#server/feed/rows/public-resident.ts'
import { checkHomeIsFree } from '#server/resident/one-accepted-offer.ts'
import { linesOfNew } from '#server/resident/resident-lines.ts'
import type { CommandRecords } from '#server/scope/command-records.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { serveCommand } from '#server/scope/serve-command.ts'
import type { ActivityKind } from '#shared/activity/activity.ts'
import * as commands from '#shared/application/manager/commands.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { recordOf, wholeApplication } from './application-details.ts'
import { draftStatusMail, type Said } from './draft-status-mail.ts'

/** @throws AppError beside what the rule refuses: HOME_TAKEN where the offer of another one stands */
export const changeStatus = serveCommand(commands.changeStatus, {
  // First the home, as everybody does who is about to let it.
  lock: async ({ records, params: { id, status } }) =>
    status === 'offer_accepted' && records.lock('property', await homeOf(records, id)),
  amend:
    ({ scoped, records, params, body }) =>
    async (write, written) => {
      if (params.status !== 'offer_accepted') return write
      const home = { propertyId: await homeOf(records, params.id), applicationId: params.id }
      const residents = write.entity === 'resident' ? await records.list('resident', home.propertyId) : []
      // Whatever they are called by now.
      const isThem = (row: ResidentRow) =>
        row.applicationId === params.id && 'madeOf' in write && row.mainRenterId === write.madeOf
      if (residents.some(isThem)) return undefined
      if (written.length === 0) {
        const stay = body?.moveInDate === undefined ? undefined : { moveInDate: body.moveInDate, moveOutDate: null }
        await checkHomeIsFree(scoped, { ...home, stay })
      }
      const byHand = 'change' in write && residents.find(({ id }) => id === write.id)
      if (byHand) await checkHomeIsFree(scoped, { ...home, stay: byHand })
      return write
    },
  log: ({ before, after, written }) => [
    ...(after.status === before.status ? [] : [{ kind: kinds[after.status], record: recordOf(after) }]),
    ...linesOfNew(written),
  ],
  async mail({ scoped, before, after, body, deps: { site } }) {
    if (after.status === before.status || !body?.sendMail) return
    const { reason, sendReason = false } = body
    const said = { status: after.status, reason: sendReason ? reason : '', operatorEmail: site.contactEmail }
    await sendStatusMail(scoped, after, said)
  },
  answer: ({ after }) => wholeApplication(after),
})

async function homeOf(records: CommandRecords, applicationId: string): Promise<string> {
  const { processId } = await records.find('application', applicationId)
  return (await records.find('process', processId)).propertyId
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
  await scoped.note({
    organizationId: application.organizationId,
    kind: 'applicants_mailed',
    record: recordOf(application),
  })
}
