import { expect, test } from 'vitest'
import { wholeAddress } from './whole-address.ts'

test.each([
  ['Beispielgasse 7, 8001 Zürich', 'Beispielgasse\u00A07, 8001 Zürich'],
  ['Musterstr. 12a', 'Musterstr.\u00A012a'],
  ['Rue du Lac 3, 1003 Lausanne', 'Rue du Lac\u00A03, 1003 Lausanne'],
  ['12 Rue du Lac, 1003 Lausanne', '12 Rue du Lac, 1003 Lausanne'],
  ['', ''],
])('“%s” keeps its house number beside its street', (address, whole) => {
  expect(wholeAddress(address)).toBe(whole)
})
