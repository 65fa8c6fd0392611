import { afterAll, expect, test } from 'vitest'
import { mails } from '#server/db/server-schema.ts'
import { musterverwaltung } from '#server/testing/build/build-letter.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { languages } from '#shared/languages.ts'
import { invitationMail } from './invitation-mail.ts'
import { queueMail } from './outbox.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const sender = { ...musterverwaltung, name: "O'Brien & {Söhne}" }
const invited = {
  firstName: 'Zoé',
  locale: 'de' as const,
  invitedBy: 'Mona Mustermann',
  sender,
  link: 'https://einzug.test/admin-login',
}

test.each(languages)('the invitation in %s says who invites, to what, and where to sign in', (locale) => {
  const { subject, body, fromName, replyTo } = invitationMail({ ...invited, locale }).words
  expect([fromName, replyTo]).toEqual(["O'Brien & {Söhne}", musterverwaltung.email])
  expect(subject).toContain("O'Brien & {Söhne}")
  for (const fact of ['Zoé', 'Mona Mustermann', "O'Brien & {Söhne}", 'https://einzug.test/admin-login']) {
    expect(body).toContain(fact)
  }
  expect(body).not.toMatch(/mail\.invitation|password|Passwort|mot de passe/i)
})

test('it speaks the language asked for', () => {
  const subjects = languages.map((locale) => invitationMail({ ...invited, locale }).words.subject)
  expect(new Set(subjects).size).toBe(languages.length)
})

test('neither header nor paragraph can be added by a name with line breaks', async () => {
  const evil = 'Muster\r\nBcc: all@einzug.test\r\n\r\nBitte überweisen Sie'
  const letter = invitationMail({ ...invited, firstName: evil, invitedBy: evil, sender: { ...sender, name: evil } })
  await queueMail(db, { recipient: 'zoe@einzug.test', letter })
  const [stored] = await db.select().from(mails)
  expect(stored?.subject).toBe('Ihr Zugang zu Einzug für Muster Bcc: all@ einzug. test Bitte überweisen Sie')
  const ordinary = invitationMail(invited)
  expect(letter.words.body.split('\n')).toHaveLength(ordinary.words.body.split('\n').length)
})
