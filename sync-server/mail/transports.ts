import path from 'node:path'
import { createTransport } from 'nodemailer'
import { writeWholeFile } from '#server/whole-file.ts'

/** A mail of the outbox. Its id makes a second attempt recognisable: same Message-ID, same file. */
interface OutboxMail {
  id: string
  recipient: string
  subject: string
  body: string
  fromName?: string | null | undefined
  replyTo?: string | null | undefined
  attachmentKey?: string | null
  attachmentName?: string | null
}

/** With the bytes of what goes with it. */
export interface TransportMail extends OutboxMail {
  attachedFile?: { filename: string; content: Buffer }
}

/** Resolves when the mail is somebody else's responsibility: on disk, or accepted by a mail server. */
export type SendMail = (mail: OutboxMail) => Promise<void>

export interface Transport {
  send: (mail: TransportMail) => Promise<void>
  close: () => void
}

/** Every mail becomes an .eml file, which any mail program opens. */
export function fileTransport(directory: string, from: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closedToContent })
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(compose(mail, from))
      if (!Buffer.isBuffer(message)) throw new Error('the composer was asked for a buffer')
      const file = path.join(directory, `${mail.id}.eml`)
      await writeWholeFile(file, message)
    },
    close: () => composer.close(),
  }
}

/** @param url `smtp://user:password@host:587?requireTLS=true` or `smtps://…` */
export function smtpTransport(url: string, from: string): Transport {
  const { hostname, port, protocol, username, password, searchParams } = new URL(url)
  const secure = protocol === 'smtps:'
  const server = createTransport({
    pool: true,
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: searchParams.get('requireTLS') === 'true',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...closedToContent,
  })
  return {
    send: async (mail) => {
      await server.sendMail(compose(mail, from))
    },
    close: () => server.close(),
  }
}

/** Nothing that somebody wrote may make the composer read a file or fetch an address. */
const closedToContent = { disableFileAccess: true, disableUrlAccess: true }

const compose = ({ id, recipient, subject, body, fromName, replyTo, attachedFile }: TransportMail, from: string) => ({
  // Always from the configured address, for which alone the mail server may send.
  from: fromName ? { name: fromName, address: addressIn(from) } : from,
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  // As an object, so that a comma in it cannot become a second recipient.
  to: { name: '', address: recipient },
  subject,
  // As a line ends in a mail, whichever way its letters are encoded.
  text: body.replaceAll('\n', '\r\n'),
  ...(attachedFile && { attachments: [attachedFile] }),
  messageId: `<${id}@${addressIn(from).split('@')[1] ?? 'localhost'}>`,
  // Keeps absence notes from answering a machine (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** Of `Einzug <einzug@example.org>`. */
const addressIn = (from: string) => from.match(/[^\s<>]+@[^\s<>]+/)?.[0] ?? ''
