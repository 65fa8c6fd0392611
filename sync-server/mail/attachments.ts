import type { DocumentStorage } from '#server/document/storage/document-storage.ts'
import type { SendMail, TransportMail } from './transports.ts'

/**
 * Reads what goes with a mail at the moment it is sent.
 * @throws an error with the code ATTACHMENT_MISSING where the storage does not have it: the mail waits for it
 */
export const withAttachments =
  (storage: Pick<DocumentStorage, 'read'>, send: (mail: TransportMail) => Promise<void>): SendMail =>
  async (mail) => {
    const { attachmentKey: key, attachmentName: filename } = mail
    if (!key) return send(mail)
    const body = await storage.read(key)
    if (!body) throw Object.assign(new Error('the attachment of a mail is gone'), { code: 'ATTACHMENT_MISSING' })
    const content = Buffer.from(await new Response(body).arrayBuffer())
    return send({ ...mail, attachedFile: { filename: filename ?? 'attachment', content } })
  }
