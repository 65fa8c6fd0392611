import { and, eq, gt } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { recordOf, wholeApplication } from '#server/application/manager/application-details.ts'
import { activities, applicationProcesses, type applications, organizations, properties } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { documentRequestMail } from '#server/mail/document-request-mail.ts'
import { senderOf } from '#server/mail/sender.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { serveCommand } from '#server/scope/serve-command.ts'
import { DAY_MS } from '#shared/day.ts'
import { requestsOf } from '#shared/document-request/document-request.ts'
import * as commands from '#shared/document-request/manager/commands.ts'
import { requestLink } from '#shared/document-request/request-link.ts'
import { localeIn } from '#shared/languages.ts'
import { email } from '#shared/text.ts'
import { linkSecretOf } from './link-secret.ts'

/** Each is a mail to those who are asked for the same: a household who lack different things, asked three times. */
const MOST_A_DAY = 20

type MailDeps = Pick<AdminDeps, 'signingKey' | 'origin' | 'site'>
type Row = typeof applications.$inferSelect

export const requestDocuments = serveCommand(commands.requestDocuments, {
  log: ({ after }) => ({ kind: 'documents_requested', record: recordOf(after) }),
  async mail({ scoped, after, body: { mainRenterIds }, deps, now }) {
    await checkRequestsOfDay(scoped, after, now)
    await writeToEach(deps, scoped, after, new Set(mainRenterIds))
  },
  answer: ({ after }) => wholeApplication(after),
})

/** With the one that is being made, whose line stands in the log by now. @throws AppError REQUEST_LIMIT_REACHED: nothing of it stays */
async function checkRequestsOfDay(scoped: ScopedTransaction, { id }: Row, now: Date): Promise<void> {
  const lately = gt(activities.createdAt, new Date(now.getTime() - DAY_MS))
  const where = and(eq(activities.kind, 'documents_requested'), eq(activities.recordId, id), lately)
  const { meta } = await scoped.listActivities({ where, paging: { limit: 1, offset: 0 } })
  if (meta.total > MOST_A_DAY) throw new AppError('REQUEST_LIMIT_REACHED')
}

/** Each has a link of their own, also where two share an address. One that mail cannot be sent to any more stops nothing. */
async function writeToEach(
  { signingKey, origin, site }: MailDeps,
  scoped: ScopedTransaction,
  application: Row,
  asked: ReadonlySet<string>,
): Promise<void> {
  const { id: applicationId, organizationId, processId, language, reference } = application
  const sender = senderOf(await scoped.find(organizations, organizationId), site.contactEmail)
  const { propertyId } = await scoped.find(applicationProcesses, processId)
  const { address: propertyAddress, country } = await scoped.find(properties, propertyId)
  const locale = localeIn(country, language)
  for (const { id: mainRenterId, email: recipient, firstName } of application.mainRenters) {
    const types = requestsOf(application).find((request) => request.mainRenterId === mainRenterId)?.types
    if (!types || !asked.has(mainRenterId) || !email().safeParse(recipient).success) continue
    const held = { applicationId, mainRenterId, linkSecret: linkSecretOf(signingKey, { applicationId, mainRenterId }) }
    const link = requestLink(origin(), held)
    const letter = documentRequestMail({ locale, sender, firstName, reference, propertyAddress, types, link })
    await scoped.queueMail({ recipient, letter, applicationId })
  }
}
