import { expect, test } from 'vitest'
import { findTags } from './find-tags.ts'

const all = ['Garten', 'Ökostrom', 'zu sehen']

test('a tag is found by a part of it, without accents and in whatever case, and not where it is set already', () => {
  expect(findTags('', all, []).tags).toEqual(all)
  expect(findTags('oko', all, []).tags).toEqual(['Ökostrom'])
  expect(findTags('SEH', all, []).tags).toEqual(['zu sehen'])
  expect(findTags('', all, ['garten']).tags).toEqual(['Ökostrom', 'zu sehen'])
})

test('what was typed makes a new tag where there is none of that word', () => {
  expect(findTags('  Gart ', all, [])).toEqual({ tags: ['Garten'], fresh: 'Gart' })
  expect(findTags('garten', all, []).fresh).toBeUndefined()
  expect(findTags('Hund', all, ['hund']).fresh).toBeUndefined()
  expect(findTags(' ', all, []).fresh).toBeUndefined()
  expect(findTags('x'.repeat(10_000), all, []).fresh).toBeUndefined()
})

test('the tag that says just what was typed is told from those that only begin so', () => {
  expect(findTags('Gart', all, []).same).toBeUndefined()
  expect(findTags(' GARTEN ', all, []).same).toBe('Garten')
  expect(findTags('garten', all, ['Garten']).same).toBeUndefined()
})

test('of three hundred tags fifty are shown at once', () => {
  const many = Array.from({ length: 300 }, (_, at) => `Tag ${at}`)
  expect(findTags('', many, []).tags).toHaveLength(50)
  expect(findTags('299', many, []).tags).toEqual(['Tag 299'])
})
