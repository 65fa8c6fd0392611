import { expect, test } from 'vitest'
import { buildProtocol, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { textsIn } from '#web/kit/i18n/catalogues.ts'
import type { Say } from './column.ts'
import { inWordsOf } from './usual-words.ts'

const sayIn = async (language: 'en' | 'de' | 'fr'): Promise<Say> => {
  const i18n = await textsIn('handover-pdf', language)
  return (message) => i18n._(message)
}
const [english, german, french] = [await sayIn('en'), await sayIn('de'), await sayIn('fr')]
const words = inWordsOf(german, [english, german, french])
const named = (name: string) => buildRoom({ name })

test('a room is called in the words of the document, in whatever language and letters the app wrote it', () => {
  const names = ['Kitchen', 'cuisine ', 'Küche', 'Kitchen 2', 'Kitchenette']
  expect(names.map((name) => words.room(named(name)).content.name)).toEqual([
    'Küche',
    'Küche',
    'Küche',
    'Kitchen 2',
    'Kitchenette',
  ])
})

test('a smoke detector hangs in the room that the document names', () => {
  const smokeDetectors = ['Bedroom', 'Stairs'].map((location) => ({ id: newId(), location }))
  const { content } = buildProtocol({ smokeDetectors })
  const said = words.content(content)
  expect(said.smokeDetectors.map(({ location }) => location)).toEqual(['Schlafzimmer', 'Stairs'])
})
