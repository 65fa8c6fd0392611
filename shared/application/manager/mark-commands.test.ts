import { describe, expect, test } from 'vitest'
import { doneTo } from '#shared/testing/done-to.ts'
import { application, idOf, process } from '#shared/testing/rows.ts'
import { setStar, setTag } from './mark-commands.ts'

const [PROCESS, ANNA] = [idOf(2), idOf(3)]
const AT = '2027-01-15T09:00:00.000Z'
const key = `application:${ANNA}`
const records = (more: Parameters<typeof application>[2] = {}) => ({
  process: [process(2, idOf(1))],
  application: [application(3, PROCESS, more)],
})
const star = (isStarred: boolean, more = {}) =>
  doneTo(records(more), setStar, { params: { id: ANNA }, body: { isStarred } })
const tag = (word: string, isTagged: boolean, tags: string[] = []) =>
  doneTo(records({ tags }), setTag, { params: { id: ANNA }, body: { tag: word, isTagged } })

test('a mark leaves the version and the day of the application as they are, and counts by itself', () => {
  expect(star(true)).toMatchObject({ [key]: { isStarred: true, version: 1, updatedAt: AT, marksVersion: 1 } })
  expect(tag('Garten', true)).toMatchObject({ [key]: { tags: ['Garten'], version: 1, updatedAt: AT, marksVersion: 1 } })
})

test('a star that is set is not set again', () => {
  expect(star(true, { isStarred: true })).toEqual({})
  expect(star(false, { isStarred: true })).toMatchObject({ [key]: { isStarred: false } })
})

test('a mark is set whatever was decided about the application, and on none that is not there', () => {
  expect(star(true, { status: 'rejected' })).toMatchObject({ [key]: { isStarred: true, status: 'rejected' } })
  expect(doneTo({}, setStar, { params: { id: ANNA }, body: { isStarred: true } })).toBe('NOT_FOUND')
})

describe('a tag', () => {
  test('is there once, in whatever case it is typed, and takes no other with it', () => {
    expect(tag('garten', true, ['Garten'])).toEqual({})
    expect(tag('Balkon', true, ['Garten'])).toMatchObject({ [key]: { tags: ['Garten', 'Balkon'] } })
    expect(tag('GARTEN', false, ['Garten', 'Balkon'])).toMatchObject({ [key]: { tags: ['Balkon'] } })
    expect(tag('Keller', false, ['Garten'])).toEqual({})
    expect(tag('STRASSE', true, ['Straße'])).toEqual({})
    expect(tag('Strasse', false, ['Straße', 'STRASSE', 'Balkon'])).toMatchObject({ [key]: { tags: ['Balkon'] } })
  })

  test('is the eleventh of an application never', () => {
    const ten = Array.from({ length: 10 }, (_, at) => `Tag ${at}`)
    expect(tag('One more', true, ten)).toBe('VALIDATION_FAILED')
    expect(tag('Tag 3', true, ten)).toEqual({})
    expect(tag('One more', true, ten.slice(1))).toHaveProperty([key])
  })

  test('is one line of at most 40 characters, with something to read', () => {
    const { body } = setTag.endpoint
    const read = (word: string) => body.safeParse({ tag: word, isTagged: true })
    expect(read('  zu \n sehen ').data).toEqual({ tag: 'zu sehen', isTagged: true })
    expect(read('x'.repeat(40)).success).toBe(true)
    expect(read('x'.repeat(41)).error?.issues[0]?.message).toBe('tag_too_long')
    for (const nothing of ['', '  ', '\u200b']) expect(read(nothing).error?.issues[0]?.message).toBe('tag_required')
  })
})
