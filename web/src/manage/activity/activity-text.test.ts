import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type ActivityKind, activityKinds } from '#shared/activity/activity.ts'
import { newId } from '#shared/ids.ts'
import { ActivityText } from './activity-text.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const wordsOf = (kind: ActivityKind, name: string, drawName?: (name: string) => ReactNode) => {
  const record = { type: 'application', id: newId(), name }
  const activity = {
    id: newId(),
    organizationId: newId(),
    kind,
    at: '2027-01-01T00:00:00Z',
    actor: { id: '', name },
    record,
  }
  const words = createElement(ActivityText, { activity, drawName })
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, words))
}
const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

test.each(activityKinds)('a name stands in the log as it is, whatever signs are in it (%s)', (kind) => {
  for (const name of [
    '<0>x</0>',
    '<1/>',
    '<b>Ana</b>',
    '{who}',
    '<0/> und <0>',
    '<script>alert(1)</script>',
    '<a.b-c>x</a.b-c>',
  ]) {
    expect(wordsOf(kind, name)).toContain(escaped(name))
  }
})

test('where the name leads somewhere it alone does, and the sentence around it stays', () => {
  const drawn = wordsOf('process_closed', '<b>Ana</b>', (name) => createElement('a', { href: '/there' }, name))
  expect(drawn).toBe(
    '&lt;b&gt;Ana&lt;/b&gt; closed the application process <a href="/there">&lt;b&gt;Ana&lt;/b&gt;</a>',
  )
  expect(wordsOf('signed_in', 'Ana', (name) => createElement('a', {}, name))).toBe('Ana signed in')
})
