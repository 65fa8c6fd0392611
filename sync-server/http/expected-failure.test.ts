import { expect, test } from 'vitest'
import { expectedFailure } from './expected-failure.ts'

const withCode = (code: string) => Object.assign(new Error('any'), { code })

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300', '08006', '40P01', '40001'])(
  'a database that cannot answer now (%s) is UNAVAILABLE',
  (code) => {
    expect(expectedFailure(withCode(code))).toBe('UNAVAILABLE')
  },
)

test.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
  'so is what the driver says without a code: %s',
  (message) => {
    expect(expectedFailure(new Error(message))).toBe('UNAVAILABLE')
  },
)

test.each(['EHOSTUNREACH', '25006', '28P01', '58030'])('so is one that an operator has to bring back (%s)', (code) => {
  expect(expectedFailure(withCode(code))).toBe('UNAVAILABLE')
})

test('so is an object storage whose answer stops in the middle', () => {
  expect(expectedFailure(Object.assign(new Error('any'), { name: 'TimeoutError' }))).toBe('UNAVAILABLE')
})

test.each(['EROFS', 'EACCES', 'EIO', 'ESTALE', 'EMFILE'])(
  'a disk that cannot be used now (%s) is UNAVAILABLE',
  (code) => {
    expect(expectedFailure(withCode(code))).toBe('UNAVAILABLE')
  },
)

test.each(['ENOSPC', 'EDQUOT', '53100'])('a full disk (%s) is STORAGE_FULL', (code) => {
  expect(expectedFailure(withCode(code))).toBe('STORAGE_FULL')
})

test('the reason is found below the errors that wrap it', () => {
  const wrapped = new Error('Failed query', { cause: new Error('again', { cause: withCode('57P01') }) })
  expect(expectedFailure(wrapped)).toBe('UNAVAILABLE')
})

test.each([withCode('23505'), withCode('ENOENT'), new TypeError('x is not a function'), 'text', undefined])(
  'everything else is a bug: %s',
  (error) => {
    expect(expectedFailure(error)).toBeUndefined()
  },
)
