import { expect, test } from 'vitest'
import { requestIdOf } from './every-answer.ts'

test.each(['4bf92f3577b34da6a3ce929d0e0e4736', '018f0000-0000-7000-8000-000000000000', 'A1B2C3D4E5F60718'])(
  'the id %s of a proxy is kept, so that both logs name one request alike',
  (id) => expect(requestIdOf(id)).toBe(id),
)

test.each([
  undefined,
  '',
  'short',
  'kanarienvogel-kanarienvogel',
  'a'.repeat(65),
  'a@b.test',
  'abcdefabcdefabcd\r\nX: 1',
])('in place of %j the request gets an id of our own', (sent) =>
  expect(requestIdOf(sent)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
)
