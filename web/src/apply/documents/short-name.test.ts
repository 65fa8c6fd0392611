import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('a name keeps its end, which says the version and the kind', () => {
  expect(shortName('Betreibungsauszug.pdf')).toBe('Betreibungsauszug.pdf')
  expect(shortName('Lohnabrechnung_Musterfirma_AG_Oktober_2026_final_v2.pdf')).toBe(
    'Lohnabrechnung_Musterfir…6_final_v2.pdf',
  )
  expect(shortName(`${'👩‍👧'.repeat(30)}.pdf`).isWellFormed()).toBe(true)
})
