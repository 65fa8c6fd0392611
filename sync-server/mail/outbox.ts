import * as z from 'zod/mini'
import { mails } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'
import { newId } from '#shared/ids.ts'
import { email } from '#shared/text.ts'
import type { Letter } from './letter.ts'

export interface Mail {
  /** One address. */
  recipient: string
  letter: Letter
  /** What it is about, with which it is erased. */
  applicationId?: string
  /** A stored file that goes with it, as a PDF of this name. */
  attachment?: { key: string; name: string }
}

/**
 * Writes a mail down in the caller's transaction: it is sent if and only if that commits. Call `nudgeMailer` after.
 * @throws when the recipient is no e-mail address, which the caller should have made sure of
 */
export async function queueMail(transaction: Queryable, mail: Mail): Promise<void> {
  await insertMail(transaction, mail)
}

/** The statement that does so. */
export const insertMail = (transaction: Queryable, mail: Mail) =>
  transaction.insert(mails).values({
    id: newId(),
    recipient: z.parse(recipient, mail.recipient),
    ...mail.letter.words,
    applicationId: mail.applicationId,
    attachmentKey: mail.attachment?.key,
    attachmentName: mail.attachment?.name,
  })

const recipient = email()
