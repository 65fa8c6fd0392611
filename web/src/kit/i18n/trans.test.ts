import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { I18nProvider } from '@lingui/react'
import { type ComponentProps, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Trans } from './trans.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
i18n.setMessagesCompiler(compileMessage)

const show = (props: Omit<ComponentProps<typeof Trans>, 'id'>) =>
  renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Trans, { id: 'x', ...props })))
const [strong, emphasis, rule] = ['strong', 'em', 'hr'].map((tag) => createElement(tag))
const components = {
  0: strong ?? createElement('b'),
  1: emphasis ?? createElement('i'),
  2: rule ?? createElement('hr'),
}

test('elements stand where the text has them, within each other, and with what stands in them', () => {
  expect(show({ message: 'Plain' })).toBe('Plain')
  expect(show({ message: 'A <0>b <1>c</1> d</0> e<2/>', components })).toBe('A <strong>b <em>c</em> d</strong> e<hr/>')
  const link = createElement<{ href: string; children?: ReactNode }>('a', { href: '/x' }, 'inside')
  expect(show({ message: 'See <0/>.', components: { 0: link } })).toBe('See <a href="/x">inside</a>.')
  expect(show({ message: '<0>line\nbreak</0>', components })).toBe('<strong>line\nbreak</strong>')
})

test('values stand in the text, elements among them, and numbers choose the words', () => {
  const message = '{who} has {count, plural, one {# room} other {# rooms}}'
  expect(show({ message, values: { who: 'Ana', count: 2 } })).toBe('Ana has 2 rooms')
  expect(show({ message: 'Hi {0}', values: { 0: createElement('b', {}, 'Ana') }, components })).toBe('Hi <b>Ana</b>')
  expect(show({ message: 'Hi {who}', values: { who: null } })).toBe('Hi ')
})

test.each(['<0>x</0>', '<1/>', '<vwho/>', '<v0/>', '</0>', 'a < b', '<0><1>x</1></0>'])(
  'a value is never looked into: %j',
  (who) => {
    const seen = who.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(show({ message: '<0>{who}</0> and {who}', values: { who }, components })).toBe(
      `<strong>${seen}</strong> and ${seen}`,
    )
    expect(show({ message: '{0}: {1}', values: { 0: who, 1: who } })).toBe(`${seen}: ${seen}`)
  },
)
