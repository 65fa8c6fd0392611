import { expect, test } from 'vitest'
import { houseOf } from './house.ts'

test.each([
  ['Seestr. 5, 8000 Zürich', 'Seestrasse 5, 8000 Zürich'],
  ['Seestraße 5,  8000 Zürich ', 'seestrasse 5 8000 zurich'],
  ['Lange Str. 12a, 10115 Berlin', 'Lange Straße 12a, 10115 Berlin'],
])('%j and %j are one house', (a, b) => {
  expect(houseOf(a)).toBe(houseOf(b))
})

test.each([
  ['Seestrasse 5, 8000 Zürich', 'Seestrasse 5a, 8000 Zürich'],
  ['Seestrasse 5, 8000 Zürich', 'Seestrasse 5, 8800 Thalwil'],
  ['Seestrasse 1, 1000 Ort', 'Seestrasse 11, 000 Ort'],
])('%j and %j are two', (a, b) => {
  expect(houseOf(a)).not.toBe(houseOf(b))
})
