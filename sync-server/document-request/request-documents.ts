import { recordOf, wholeApplication } from '#server/application/manager/application-details.ts'
import { applicationProcesses, applications, organizations, properties } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { detail } from '#server/http/validate.ts'
import { documentRequestMail } from '#server/mail/document-request-mail.ts'
import { senderOf } from '#server/mail/sender.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { WholeApplication } from '#shared/application/manager/contract.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { requestsAfter, takesRequestedDocuments } from '#shared/document-request/document-request.ts'
import { requestLink } from '#shared/document-request/request-link.ts'
import { localeIn } from '#shared/languages.ts'
import { email } from '#shared/text.ts'
import { linkSecretOf } from './link-secret.ts'

interface Asked {
  id: string
  mainRenterIds: string[]
  types: DocumentType[]
}

type MailDeps = Pick<AdminDeps, 'signingKey' | 'origin' | 'now' | 'site'>
type Row = typeof applications.$inferSelect

/**
 * Asks some of those who apply together; whoever was asked before is asked for the newer list. Call `nudgeMailer` after.
 * @throws AppError NOT_FOUND, APPLICATION_ERASED, DOCUMENTS_NOT_REQUESTED; VALIDATION_FAILED for somebody who does not apply
 */
export const requestDocuments = (
  deps: MailDeps,
  scope: Scope,
  { id, mainRenterIds, types }: Asked,
): Promise<Outcome<WholeApplication>> =>
  scope.command(async (scoped) => {
    const before = await scoped.lock(applications, id)
    if (!takesRequestedDocuments(before)) throw new AppError('DOCUMENTS_NOT_REQUESTED')
    checkApply(before, mainRenterIds)
    const requestedAt = deps.now().toISOString()
    const after = await scoped.update(applications, id, {
      documentRequests: requestsAfter(before, { mainRenterIds, types, requestedAt }),
      // Of its status alone.
      updatedAt: before.updatedAt,
    })
    await scoped.note({ kind: 'documents_requested', organizationId: after.organizationId, record: recordOf(after) })
    await writeToEach(deps, scoped, after, { asked: new Set(mainRenterIds), types })
    return { data: wholeApplication(after) }
  })

function checkApply({ mainRenters }: Row, ids: readonly string[]): void {
  const strangers = ids.flatMap((id, at) => (mainRenters.some((renter) => renter.id === id) ? [] : [at]))
  if (strangers.length === 0) return
  throw new AppError('VALIDATION_FAILED', { details: strangers.map((at) => detail(['mainRenterIds', at], 'invalid')) })
}

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
