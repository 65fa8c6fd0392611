import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildLetter, musterverwaltung, operator } from '#server/testing/build/build-letter.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { parseEml } from '#server/testing/outside/parse-eml.ts'
import { languages } from '#shared/languages.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { deliverNextMail } from './delivery.ts'
import { queueMail } from './outbox.ts'
import { fileTransport } from './transports.ts'

const mail = { recipient: 'zoe@example.org', subject: 'Grüße', body: 'Bis bald in Zürich.\n' }
const from = 'Einzug <applications@example.org>'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'einzug-mail-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('a mail sent again after a crash carries the same Message-ID and replaces its own file', async () => {
  const { send } = fileTransport(directory, from)
  await send({ id: '0198c0de-0000-7000-8000-000000000001', ...mail })
  await send({ id: '0198c0de-0000-7000-8000-000000000001', ...mail })
  expect(await readdir(directory)).toEqual(['0198c0de-0000-7000-8000-000000000001.eml'])
  const [text] = await readEml()
  expect(text).toContain('Message-ID: <0198c0de-0000-7000-8000-000000000001@example.org>')
})

test('neither a subject nor a name with line breaks can add a header', async () => {
  const { db, close } = await createTestDatabase()
  const evil = 'Hallo\r\nBcc: everyone@example.org\r\n\r\nother body'
  const letter = buildLetter(evil, 'Text', { ...operator, name: evil })
  await queueMail(db, { recipient: mail.recipient, letter })
  const { send } = fileTransport(directory, from)
  await deliverNextMail({ db, send, now: () => new Date(Date.now() + 1000), log: () => {} })
  await close()
  const [text = ''] = await readEml()
  expect(text).toMatch(/^Subject: Hallo Bcc: everyone@ example. org other body\r$/m)
  expect(text).toMatch(/^From: "Hallo Bcc: everyone@ example. org other body"\r\n <applications@example.org>\r$/m)
  expect(text).not.toMatch(/^Bcc:/m)
})

test.each(languages)('the confirmation in %s names the reference number and the property', async (locale) => {
  const { words } = confirmationMail({
    sender: musterverwaltung,
    firstName: 'Zoé',
    locale,
    reference: '7F3K-9QWM',
    propertyAddress: 'Müllerstraße 5, 10115 Berlin',
    receivedAt: new Date('2026-03-31T22:30:00Z'),
  })
  await fileTransport(directory, from).send({
    id: '0198c0de-0000-7000-8000-000000000002',
    recipient: mail.recipient,
    ...words,
  })
  const [text = ''] = await readEml()
  const { subject, body } = parseEml(text)
  expect(subject).toBe(words.subject)
  expect(subject).toContain('7F3K-9QWM')
  expect(body).toBe(words.body.replaceAll('\n', '\r\n'))
  for (const fact of ['Zoé', '7F3K-9QWM', 'Müllerstraße 5, 10115 Berlin', '01.04.2026']) expect(body).toContain(fact)
  for (const fact of ['Musterverwaltung', 'Musterweg 5', '+49 30 23125 040']) expect(body).toContain(fact)
  expect(body).not.toMatch(/[{}]|mail\.|Einzug/)
  expect(text).toMatch(/^From: Musterverwaltung <applications@example.org>\r$/m)
  expect(text).toMatch(/^Reply-To: kontakt@musterverwaltung.test\r$/m)
})

test('the German subject keeps its umlauts', async () => {
  await fileTransport(directory, from).send({ id: '0198c0de-0000-7000-8000-000000000003', ...mail })
  const [text = ''] = await readEml()
  expect(text.match(/^Subject: (.*)\r$/m)?.[1]).toMatch(/^[ -~]+$/)
  expect(parseEml(text).subject).toBe('Grüße')
})

const readEml = async () =>
  Promise.all((await readdir(directory)).map((name) => readFile(path.join(directory, name), 'utf8')))
