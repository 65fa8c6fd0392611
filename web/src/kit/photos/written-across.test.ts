import { expect, test } from 'vitest'
import { writtenAcross } from './written-across.ts'

test.each([
  ['a page', { width: 1697, height: 2400 }],
  ['a screenshot of a whole page', { width: 1080, height: 9000 }],
  ['a small picture', { width: 120, height: 80 }],
])('what is written across %s reaches from corner to corner, and leaves more free than it takes', (_, size) => {
  const across = Math.hypot(size.width, size.height)
  for (const text of ['Nur für die Bewerbung um Musterallee 12', 'x']) {
    const { letter, rows, line } = writtenAcross(text, size)
    expect(rows[0]).toBeLessThanOrEqual(-across / 2)
    expect(rows.at(-1)).toBeGreaterThanOrEqual(across / 2)
    for (const [at, row] of rows.slice(1).entries()) expect(row - (rows[at] ?? 0)).toBeGreaterThan(letter * 5)
    expect(line.length * (letter / 3)).toBeGreaterThanOrEqual(across)
    expect(line).toContain(text)
  }
})
