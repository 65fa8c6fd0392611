import { expect, test } from 'vitest'
import { memoryStorage } from '#web/apply/storage/testing/memory-storage.ts'
import { rememberPlace, takePlace } from './return-address.ts'

const kept = (path: string) => {
  const tab = memoryStorage()
  tab.setItem('returnTo', path)
  return takePlace(tab)
}

test('a sign-in leads back to where somebody was, once', () => {
  const tab = memoryStorage()
  rememberPlace(tab, '/organizations/o1?x=1')
  expect(takePlace(tab)).toBe('/organizations/o1?x=1')
  expect(takePlace(tab)).toBeUndefined()
})

test.each(['/admin', '/abnahmeprotokolle/p1/sign'])('it leads back to %s', (path) => {
  expect(kept(path)).toBe(path)
})

test.each([
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example',
  'javascript:alert(1)',
  '/admin-login',
  '/admin/login',
  '/administrator',
  '',
])('it never leads to %j', (path) => {
  expect(kept(path)).toBeUndefined()
})
