import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStorage } from '#server/document/storage/disk-storage.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { newId } from '#shared/ids.ts'
import { withAttachments } from './attachments.ts'
import { fileTransport } from './transports.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'einzug-attachments-'))
})
afterEach(() => rm(directory, { recursive: true }))

const key = `protocols/${newId()}/${newId()}`
const mail = { id: newId(), recipient: 'anna@alt.test', subject: 'Protokoll', body: 'Guten Tag\n' }
const attached = { ...mail, attachmentKey: key, attachmentName: 'Abnahmeprotokoll.pdf' }

test('a mail carries the stored file, byte for byte, under its name', async () => {
  const storage = createDiskStorage(directory)
  await storage.write(key, new Blob([pdfBytes(300)]).stream(), 300, () => {})
  const mailbox = path.join(directory, 'mail')
  await withAttachments(storage, fileTransport(mailbox, 'Einzug <einzug@example.org>').send)(attached)
  const [file = ''] = await readdir(mailbox)
  const text = await readFile(path.join(mailbox, file), 'utf8')
  expect(text).toContain('filename=Abnahmeprotokoll.pdf')
  expect(text.replaceAll('\r\n', '')).toContain(Buffer.from(pdfBytes(300)).toString('base64'))
})

test('a mail whose file is gone waits, and is not sent without it', async () => {
  const sent: unknown[] = []
  const send = withAttachments(createDiskStorage(directory), async (each) => void sent.push(each))
  await expect(send(attached)).rejects.toMatchObject({ code: 'ATTACHMENT_MISSING' })
  await send(mail)
  expect(sent).toEqual([mail])
})
