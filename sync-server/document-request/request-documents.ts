import { recordOf, wholeApplication } from '#server/application/manager/application-details.ts'
import { applicationProcesses, type applications, organizations, properties } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { documentRequestMail } from '#server/mail/document-request-mail.ts'
import { senderOf } from '#server/mail/sender.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { serveCommand } from '#server/scope/serve-command.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import * as commands from '#shared/document-request/manager/commands.ts'
import { requestLink } from '#shared/document-request/request-link.ts'
import { localeIn } from '#shared/languages.ts'
import { email } from '#shared/text.ts'
import { linkSecretOf } from './link-secret.ts'

type MailDeps = Pick<AdminDeps, 'signingKey' | 'origin' | 'site'>
type Row = typeof applications.$inferSelect

export const requestDocuments = serveCommand(commands.requestDocuments, {
  log: ({ after }) => ({ kind: 'documents_requested', record: recordOf(after) }),
  mail: ({ scoped, after, body: { mainRenterIds, types }, deps }) =>
    writeToEach(deps, scoped, after, { asked: new Set(mainRenterIds), types }),
  answer: ({ after }) => wholeApplication(after),
})

/** Each has a link of their own, also where two share an address. One that mail cannot be sent to any more stops nothing. */
async function writeToEach(
  { signingKey, origin, site }: MailDeps,
  scoped: ScopedTransaction,
  application: Row,
  { asked, types }: { asked: ReadonlySet<string>; types: readonly DocumentType[] },
): Promise<void> {
  const { id: applicationId, organizationId, processId, language, reference } = application
  const sender = senderOf(await scoped.find(organizations, organizationId), site.contactEmail)
  const { propertyId } = await scoped.find(applicationProcesses, processId)
  const { address: propertyAddress, country } = await scoped.find(properties, propertyId)
  const locale = localeIn(country, language)
  for (const { id: mainRenterId, email: recipient, firstName } of application.mainRenters) {
    if (!asked.has(mainRenterId) || !email().safeParse(recipient).success) continue
    const held = { applicationId, mainRenterId, linkSecret: linkSecretOf(signingKey, { applicationId, mainRenterId }) }
    const link = requestLink(origin(), held)
    const letter = documentRequestMail({ locale, sender, firstName, reference, propertyAddress, types, link })
    await scoped.queueMail({ recipient, letter, applicationId })
  }
}
