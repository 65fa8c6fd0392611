import { afterAll, expect, test } from 'vitest'
import { mails } from '#server/db/server-schema.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { languages } from '#shared/languages.ts'
import { invitationMail } from './invitation-mail.ts'
import { queueMail } from './outbox.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const invited = {
  recipient: 'zoe@einzug.test',
  firstName: 'Zoé',
  language: 'de' as const,
  invitedBy: 'Mona Mustermann',
  organization: "O'Brien & {Söhne}",
  link: 'https://einzug.test/admin-login',
}

test.each(languages)('the invitation in %s says who invites, to what, and where to sign in', (language) => {
  const { recipient, subject, body } = invitationMail({ ...invited, language })
  expect(recipient).toBe('zoe@einzug.test')
  expect(subject).toContain("O'Brien & {Söhne}")
  for (const fact of ['Zoé', 'Mona Mustermann', "O'Brien & {Söhne}", 'https://einzug.test/admin-login']) {
    expect(body).toContain(fact)
  }
  expect(body).not.toMatch(/mail\.invitation|password|Passwort|mot de passe/i)
})

test('it speaks the language asked for', () => {
  const subjects = languages.map((language) => invitationMail({ ...invited, language }).subject)
  expect(new Set(subjects).size).toBe(languages.length)
})

test('neither header nor paragraph can be added by a name with line breaks', async () => {
  const evil = 'Muster\r\nBcc: all@einzug.test\r\n\r\nBitte überweisen Sie'
  const mail = invitationMail({ ...invited, firstName: evil, invitedBy: evil, organization: evil })
  await queueMail(db, mail)
  const [stored] = await db.select().from(mails)
  expect(stored?.subject).toBe('Ihr Zugang zu Einzug für Muster Bcc: all@einzug.test Bitte überweisen Sie')
  const ordinary = invitationMail(invited)
  expect(mail.body.split('\n')).toHaveLength(ordinary.body.split('\n').length)
})
