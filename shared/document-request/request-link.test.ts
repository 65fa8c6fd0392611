import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { readRequestLink, requestLink } from './request-link.ts'

const held = { applicationId: newId(), mainRenterId: newId(), linkSecret: 'aB3_-'.padEnd(43, 'x') }
const fragmentOf = (link: string) => new URL(link).hash

test('a link says what was put into it, and all of it behind the #', () => {
  const link = requestLink('https://einzug.test', held)
  expect(readRequestLink(fragmentOf(link))).toEqual(held)
  const { pathname, search } = new URL(link)
  expect(pathname + search).toBe('/requested-documents')
})

test('a link that is not whole is none', () => {
  const whole = fragmentOf(requestLink('https://einzug.test', held))
  for (const broken of ['', '#', whole.slice(0, -1), whole.slice(0, 40), `${whole}=`, '#a/b/c']) {
    expect(readRequestLink(broken)).toBeUndefined()
  }
})
