import { AppError } from '#server/app-error.ts'
import { handoverProtocols, protocolFiles } from '#server/db/handover-schema.ts'
import { organizations } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { protocolMail } from '#server/mail/protocol-mail.ts'
import { senderOf } from '#server/mail/sender.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import { DAY_MS } from '#shared/day.ts'
import type { Party } from '#shared/handover/party.ts'
import type { CopiesSent } from '#shared/handover/protocol.ts'
import { documentName } from '#shared/handover/sign/document-name.ts'
import { signedHow } from '#shared/handover/sign/seal.ts'
import { type CompleteLanguage, localeIn } from '#shared/languages.ts'
import { fileKey } from './protocol-files.ts'
import { noteOf } from './protocol-rows.ts'

/** Addresses that copies of one protocol are sent to: more is a nuisance to who has the mailbox. */
const MOST_A_DAY = 40
/** Of sendings: as many as a day may have. The log has all of them. */
const MOST_TOLD = MOST_A_DAY

interface Copies {
  id: string
  recipients: string[]
  /** Of who sends them, for a document that does not say its own. */
  ownLanguage: CompleteLanguage
}

/**
 * The PDF that was signed, to each address once. Call `nudgeMailer` after.
 * @throws AppError NOT_FOUND; EDIT_CONFLICT for a draft, of which there is nothing signed yet; RATE_LIMITED
 */
export const sendCopies = (
  scope: Scope,
  { site, now }: Pick<AdminDeps, 'site' | 'now'>,
  { id, recipients, ownLanguage }: Copies,
): Promise<Outcome<{ recipients: string[] }>> =>
  scope.command(async (scoped) => {
    const protocol = await scoped.lock(handoverProtocols, id)
    const signed = protocol.signing
    if (!signed) throw new AppError('EDIT_CONFLICT', { current: await scoped.currentState(protocol) })
    const key = fileKey(await scoped.find(protocolFiles, signed.pdf.id))
    const { date, edition, organizationId, content } = protocol
    const { language = ownLanguage } = signed
    const sender = senderOf(await scoped.find(organizations, organizationId), site.contactEmail)
    const propertyAddress = signed.property.address
    const locale = localeIn(content.jurisdiction, language)
    const letter = protocolMail({ locale, sender, date, propertyAddress, how: signedHow(signed) })
    const attachment = { key, name: documentName({ language, date, edition }) }
    const addresses = eachOnce(recipients)
    if (sentSince(protocol.copies, now().getTime() - DAY_MS) + addresses.length > MOST_A_DAY)
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: DAY_MS / 1000 })
    for (const recipient of addresses) {
      await scoped.queueMail({ recipient, letter, attachment })
    }
    const sent = { at: now().toISOString(), ...whoGot(addresses, content.parties) }
    // It changes nothing that somebody who declares the protocol void has to have seen.
    await scoped.update(
      handoverProtocols,
      id,
      { copies: [...protocol.copies, sent].slice(-MOST_TOLD) },
      { keepsVersion: true },
    )
    await noteOf(scoped, 'protocol_copies_sent', protocol)
    return { data: { recipients: addresses } }
  })

const sentSince = (copies: readonly CopiesSent[], since: number) =>
  copies
    .filter(({ at }) => Date.parse(at) > since)
    .reduce((sum, { partyIds, others }) => sum + partyIds.length + others, 0)

/** Addresses of others are theirs alone: they are counted. */
function whoGot(addresses: readonly string[], parties: readonly Party[]): Pick<CopiesSent, 'partyIds' | 'others'> {
  const of = (address: string) => parties.filter(({ email }) => email.toLowerCase() === address.toLowerCase())
  const found = addresses.map(of)
  return {
    partyIds: found.flat().map(({ id }) => id),
    others: found.filter((those) => those.length === 0).length,
  }
}

/** However it was written. */
function eachOnce(addresses: readonly string[]): string[] {
  const seen = new Set<string>()
  return addresses.filter((address) => seen.size < seen.add(address.toLowerCase()).size)
}
