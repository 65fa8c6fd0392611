import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import type { WorkedOut } from '#shared/handover/room/worked-out.ts'
import { buildDefect, buildWorkedOut } from '#shared/handover/testing/build-protocol.ts'
import { sayWorkedOut } from './worked-out.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
i18n.setMessagesCompiler(compileMessage)
const said = (amount: number | null, more: Partial<WorkedOut> = {}) =>
  sayWorkedOut((words) => i18n._(words), buildDefect({ amount, workedOut: buildWorkedOut(more) }), {
    jurisdiction: 'FR',
  })

test('an amount says what it was worked out from: what it is, by whose word, how old, the price when new, and what is left', () => {
  expect(said(330)).toBe(
    'Worked out from: Peinture, 7 years, 1 year without abatement, 10 % remain at the end, by the organization’s table (Accord Habitat 2024, since 01.03.2024), installed in 2023, 4 years old, price when new 600,00 €. What is left: 55 %, 330,00 €.',
  )
})

test('one that was changed by hand says so, and what the calculation gives; without an amount nothing is said', () => {
  expect(said(300)).toMatch(/330,00 €\. The amount was changed by hand: worked out, it is 330,00 €\.$/)
  expect(said(null)).toBe('')
  const without = buildDefect({ amount: 330 })
  expect(
    sayWorkedOut((words) => i18n._(words), without, { jurisdiction: 'FR' }),
    'as older versions kept it',
  ).toBe('')
})

test.each([
  ['a published one, in words', { name: 'carpet', by: 'publication', since: '2026' }, 'Carpet, 7 years'],
  [
    'published',
    { by: 'publication', source: 'taxalis.ch', since: '2026' },
    'as published (taxalis.ch, looked at in 2026)',
  ],
  [
    'published without a source',
    { by: 'publication', source: '', since: '2026' },
    'as of 2026, without a source that can be named',
  ],
  ['kept on a device', { by: 'device' }, 'as kept on one device (Accord Habitat 2024, since 01.03.2024)'],
  ['typed', { by: 'typed', name: '', source: '', since: '' }, 'Worked out from: 7 years, 1 year without'],
  ['used commercially', { shorterBy: 25 }, 'used commercially 25 % shorter'],
] satisfies [string, Partial<WorkedOut>, string][])('whose word it is stands with it: %s', (_, more, words) => {
  expect(said(330, more)).toContain(words)
})
