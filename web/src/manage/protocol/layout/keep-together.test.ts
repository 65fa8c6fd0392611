import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

const isKept = (...contents: Parameters<typeof keepTogether>) => keepTogether(...contents)

test('what is surely lower than a page stays together', () => {
  expect(isKept('Defect', { columns: ['Where', 'Size'] }, { image: 'photo', height: 170, width: 220 })).toMatchObject({
    unbreakable: true,
  })
})

test.each([
  ['a long text', 'Kratzer an der Wand '.repeat(150)],
  ['many short lines', 'x\n'.repeat(60)],
  ['a long table', { table: { body: Array.from({ length: 40 }, () => ['Boden', 'Gut']) } }],
  ['long words in a narrow column', { columns: [{ stack: ['Kratzer '.repeat(100)] }, 'kurz'] }],
])('what might be higher may go on on the next page, or it would be cut off: %s', (_, content) => {
  expect(isKept('Defect', content)).toMatchObject({ unbreakable: false })
})
