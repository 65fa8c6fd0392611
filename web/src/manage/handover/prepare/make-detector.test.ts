import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { detectorsAfter } from './make-detector.ts'

const one = (location: string, more: object = {}) => ({
  id: newId(),
  location,
  isPresent: true,
  works: true,
  expires: '2031',
  ...more,
})

test('smoke detectors of the protocol before are carried as untested ones, and what was written since stays', () => {
  const hall = one('Hall', { works: false })
  const [cellar, bedroom] = [one('Cellar', { isPresent: false }), one('Bedroom')]
  const carried = detectorsAfter([one('Hall'), cellar, bedroom], [hall])
  expect(carried).toMatchObject([hall, { location: 'Bedroom', isPresent: true, works: null, expires: '2031' }])
  expect(carried).toHaveLength(2)
  expect(carried[1]?.id).not.toBe(bedroom.id)
})
