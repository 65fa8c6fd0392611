import { expect, test } from 'vitest'
import { musterverwaltung } from '#server/testing/build/build-letter.ts'
import { mailedStatuses } from '#shared/application/status.ts'
import { type Locale, locales } from '#shared/languages.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { documentRequestMail } from './document-request-mail.ts'
import { invitationMail } from './invitation-mail.ts'
import { asWords, type Letter } from './letter.ts'
import { protocolMail } from './protocol-mail.ts'
import { senderOf } from './sender.ts'
import { statusMail } from './status-mail.ts'

/** Everything that is in a mail because somebody wrote it, as `text` has it. */
const everyMail = (text: string): [name: string, Letter][] => {
  const locale = 'de'
  const sender = { ...musterverwaltung, name: text, address: text, phone: text }
  const about = { locale, sender, reference: text, propertyAddress: text } as const
  return [
    ['confirmation', confirmationMail({ ...about, firstName: text, receivedAt: new Date(0) })],
    [
      'confirmation of answers',
      confirmationMail({ ...about, propertyAddress: undefined, firstName: text, receivedAt: new Date(0) }),
    ],
    ...mailedStatuses.map((status): [string, Letter] => [
      `status ${status}`,
      statusMail({ ...about, status, names: [text, text], reason: text }),
    ]),
    [
      'documents',
      documentRequestMail({ ...about, firstName: text, types: ['proof_of_income'], link: 'https://einzug.test/x#y' }),
    ],
    ['protocol', protocolMail({ ...about, date: '2027-01-31', how: 'signed' })],
    [
      'invitation',
      invitationMail({ locale, firstName: text, invitedBy: text, sender, link: 'https://einzug.test/admin-login' }),
    ],
  ]
}
const ordinary = everyMail('Amélie')

const breaks = ['\n\n', '\r\n', '\r', '\t', '\v', '\f', '\0', '\u0085', '\u2028', '\u2029', '\u001B']
const unseen = [
  '\u200B',
  '\u200E',
  '\u200F',
  '\u061C',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2060',
  '\u034F',
  '\u115F',
  '\u17B4',
  '\u3164',
  '\uFFA0',
  '\u2800',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\uFEFF',
  '\u00AD',
  '\u{E0041}',
  '\uD800',
]

test.each([...breaks, ...unseen].map((sign) => ({ sign, code: sign.codePointAt(0)?.toString(16) })))(
  'no mail has U+$code of a text in any of its places',
  ({ sign }) => {
    const hostile = everyMail(`Amélie${sign}Ihr Konto`)
    for (const [i, [name, { words }]] of hostile.entries()) {
      const usual = ordinary[i]?.[1].words
      expect([name, words.body.split(/[\n\r\v\f\u0085\u2028\u2029]/).length]).toEqual([
        name,
        usual?.body.split('\n').length,
      ])
      for (const text of [words.subject, words.fromName ?? '', words.body.replaceAll('\n', ' ')]) {
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u)
      }
    }
  },
)

/** What one mail program or another makes a link of; U+200D, which names may have, does not help it either. */
const links = [
  'http://evil.example',
  'HTTPS://evil.example/pay?x=1',
  'www.evil.example',
  'WWW.evil',
  'evil.example/konto',
  'mailto:pay@evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://1.2.3.4/x',
  'file:///etc/passwd',
  '\\\\evil\\share',
  '//evil.example',
  'evil。example',
  'evil．example',
  'pay@evil.example',
  'xn--evl-1la.example',
  '<https://evil.example>',
  '<a href="https://evil.example">Konto</a>',
  'http\u200B://evil.example',
  'evil.\u200Dexample',
  'www\u202E.evil.example',
  'ht\ntp://evil.example',
  '[Konto](https://evil.example)',
]
const linkable =
  /\w:\/\/?\w|www[.。．｡․]\S|[\p{L}\p{N}][.。．｡․][\p{L}\u200C\u200D]|\S@\S|[a-z]:[a-z"(]|\\\\|\/\/|[<>]/iu
const own = /https:\/\/einzug\.test\/\S+|kontakt@musterverwaltung\.test/g

test.each(links)('no mail has %j as something that becomes a link or markup', (link) => {
  expect(link.normalize()).toMatch(/\S/)
  for (const [name, { words }] of everyMail(`Klicken Sie hier: ${link} `)) {
    for (const text of [words.subject, words.fromName ?? '', words.body.replace(own, '')]) {
      expect([name, linkable.exec(text)?.[0]]).toEqual([name, undefined])
    }
  }
})

test('ordinary names, addresses and reasons stay as they were written', () => {
  for (const text of [
    "Zoë d'Arc-Müller",
    'Dr. Ø. Åberg',
    'St. Gallerstrasse 12a, 9000 St. Gallen',
    '3.5 Zimmer, CHF 2’450.–',
  ]) {
    expect(asWords(text)).toBe(text)
  }
  expect(asWords('علی\u200Cرضا')).toBe('علی\u200Cرضا')
  expect(asWords('z.B. um 14:30')).toBe('z. B. um 14:30')
})

test('a mail answers to the organization, else to the operator, and tells nobody to ask where nobody is named', () => {
  const { name } = musterverwaltung
  const organization = { name, address: '', contactEmail: '', contactPhone: '' }
  const wordsOf = (given: Partial<typeof organization>, operatorEmail: string | null) =>
    statusMail({
      status: 'accepted',
      locale: 'en',
      sender: senderOf({ ...organization, ...given }, operatorEmail),
      names: ['Zoé'],
      reference: '7F3K-9QWM',
      propertyAddress: 'Seestrasse 12',
      reason: '',
    }).words
  const own = wordsOf({ contactEmail: 'a@b.test', contactPhone: '+41 44 000' }, 'operator@c.test')
  expect(own).toMatchObject({ fromName: name, replyTo: 'a@b.test' })
  expect(own.body).toContain('If you have a question: a@b.test, +41 44 000. Please')
  expect(own.body).toMatch(/Kind regards\nMusterverwaltung\na@b.test, \+41 44 000\n$/)
  const byPhone = wordsOf({ contactPhone: '+41 44 000' }, 'operator@c.test')
  expect(byPhone.replyTo).toBeUndefined()
  expect(byPhone.body).not.toContain('operator@c.test')
  const operators = wordsOf({}, 'operator@c.test')
  expect(operators).toMatchObject({ fromName: name, replyTo: 'operator@c.test' })
  expect(operators.body).toMatch(/question: operator@c\.test\..*Kind regards\nMusterverwaltung\n$/s)
  const nobodys = wordsOf({}, null)
  expect(nobodys.replyTo).toBeUndefined()
  expect(nobodys.body).not.toMatch(/question|contact/)
})

test.each(locales)('no placeholder of any mail stays empty or unfilled in %s', (locale) => {
  const about = { locale, sender: musterverwaltung, reference: '7F3K-9QWM', propertyAddress: 'Seestrasse 12' }
  const link = 'https://einzug.test/x#y'
  const all = [
    confirmationMail({ ...about, firstName: 'Zoé', receivedAt: new Date() }),
    confirmationMail({ ...about, propertyAddress: undefined, firstName: 'Zoé', receivedAt: new Date() }),
    ...mailedStatuses.map((status) => statusMail({ ...about, status, names: ['Zoé'], reason: 'Zu klein' })),
    documentRequestMail({ ...about, firstName: 'Zoé', types: ['proof_of_income', 'other_document'], link }),
    protocolMail({ ...about, date: '2027-01-31', how: 'signed' }),
    invitationMail({ ...about, firstName: 'Zoé', invitedBy: 'Mona', link }),
  ]
  for (const { words } of all) {
    expect(`${words.subject} ${words.body}`).not.toMatch(/[{}]|undefined|mail\.\w|\[object/)
    expect(words.body).toContain('\nMusterverwaltung\nMusterweg 5, 10115 Berlin\nkontakt@musterverwaltung.test, ')
  }
})

test.each(['partly_on_paper', 'on_paper', 'partly_refused', 'partly_refused_on_paper', 'refused'] as const)(
  'a protocol that is %s is not called the signed one',
  (how) => {
    const about = {
      locale: 'en',
      sender: musterverwaltung,
      date: '2027-01-31',
      propertyAddress: 'Seestrasse 12',
    } as const
    expect(protocolMail({ ...about, how: 'signed' }).words.body).toContain('the signed handover protocol')
    const { body } = protocolMail({ ...about, how }).words
    expect(body).not.toContain('the signed handover protocol')
    expect(body).toContain('Not everybody signed it on the device')
  },
)

test('German is written as where the home is, and what somebody wrote is left as it is', () => {
  const wordsIn = (locale: Locale) =>
    confirmationMail({
      locale,
      sender: musterverwaltung,
      firstName: 'Weiß',
      reference: '7F3K-9QWM',
      propertyAddress: 'Seestraße 12',
      receivedAt: new Date(0),
    }).words.body
  expect(wordsIn('de')).toMatch(/Weiß.*Seestraße 12.*Freundliche Grüße/s)
  expect(wordsIn('de-CH')).toMatch(/Weiß.*Seestraße 12.*Freundliche Grüsse/s)
})

test.each([
  ['Amélie', true],
  ['Jean-Luc Noël', true],
  ['O’Neill', true],
  ['Kunde, Ihr Konto wird heute gesperrt! Rufen Sie sofort +41 900 123 456 an', false],
  ['Besuchen Sie 185.199.108.153/pay', false],
  ['Ihr Konto wird noch heute gesperrt weil Sie nicht gezahlt haben', false],
  ['+41 900 123 456', false],
])('whoever calls themselves %j is greeted by it: %s', (firstName, isGreeted) => {
  const about = { locale: 'de', sender: musterverwaltung, reference: '7F3K-9QWM', propertyAddress: 'Weg 1' } as const
  for (const letter of [
    confirmationMail({ ...about, firstName, receivedAt: new Date(0) }),
    documentRequestMail({ ...about, firstName, types: ['proof_of_income'], link: 'https://einzug.test/x#y' }),
  ]) {
    expect(letter.words.body.startsWith(isGreeted ? `Guten Tag ${firstName},\n` : 'Guten Tag,\n')).toBe(true)
  }
})
