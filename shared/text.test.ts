import { expect, test } from 'vitest'
import { comment, email, id, optionalText, personName, requiredLine, requiredText } from './text.ts'

const issue = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ message }) => message)

test('a line holds more than blanks and at most 200 characters, and loses the blanks around it', () => {
  const schema = requiredText('required')
  expect(schema.parse(' Bern ')).toBe('Bern')
  expect(issue(schema, '\u00a0 ')).toEqual(['required'])
  expect(issue(schema, 'x'.repeat(200))).toBeUndefined()
  expect(issue(schema, 'x'.repeat(201))).toEqual(['text_too_long'])
})

test('a comment holds 2000 characters and line breaks', () => {
  expect(issue(comment(), 'x'.repeat(2000))).toBeUndefined()
  expect(issue(comment(), 'x'.repeat(2001))).toEqual(['comment_too_long'])
  expect(comment().parse('one\ntwo\tthree')).toBe('one\ntwo\tthree')
  expect(comment().parse(undefined)).toBe('')
})

test.each(['a\0b', 'a\u0007b', '\u009f', 'a\ud83d', '\udc00a'])('%j cannot be stored', (text) => {
  expect(issue(requiredText('required'), text)).toEqual(['unreadable_characters'])
  expect(issue(optionalText(), text)).toEqual(['unreadable_characters'])
})

test.each(['Ōkuma', '王小明', 'שלום', '👩‍👩‍👧', '<b>', "O'Neill"])('%s is text like any other', (text) => {
  expect(requiredText('required').parse(text)).toBe(text)
})

test.each(['a@b.test', ' a.b+c@d-e.example.org '])('%j is an e-mail address', (text) => {
  expect(email().parse(text)).toBe(text.trim())
})

test.each([
  '',
  'a',
  'a@',
  '@b.test',
  'a b@c.test',
  'a@b',
  'a@b.test\nBcc: c@d.test',
  'a@b.test,c@d.test',
  'A <a@b.test>',
  `${'x'.repeat(250)}@b.test`,
])('%j is none', (text) => {
  expect(issue(email(), text)).toContain('email_invalid')
})

test('an id is a UUID, and is compared in lower case', () => {
  expect(id().parse('01935000-ABCD-7000-8000-000000000001')).toBe('01935000-abcd-7000-8000-000000000001')
  expect(issue(id(), '7')).toEqual(['invalid'])
  expect(issue(id(), '../01935000-abcd-7000-8000-000000000001')).toEqual(['invalid'])
})

test.each(['Anna\u202EtlA\u202C', '\u2066Anna\u2069tlA', 'An\u200Bna\u200FtlA\u061C', '  AnnatlA\u00AD '])(
  'what nobody sees in %j is in no name and no address',
  (text) => {
    expect(requiredLine('required').parse(text)).toBe('AnnatlA')
    expect(personName('required').parse(text)).toBe('AnnatlA')
  },
)

test('a name is one line, and holds what is to be seen; letters that need a joiner keep it', () => {
  expect(requiredLine('required').parse('Anna\nVermieterin:\tBen')).toBe('Anna Vermieterin: Ben')
  expect(requiredLine('required').parse('می\u200Cخواهم')).toBe('می\u200Cخواهم')
  expect(issue(requiredLine('required'), '\u202E \u200B')).toEqual(['required'])
  expect(issue(requiredLine('required'), 'a\0b')).toEqual(['unreadable_characters'])
})
