import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { failuresOf } from '#shared/api-description/failures.ts'
import type { AnyCommand } from '#shared/command.ts'
import { type ErrorCode, errors } from '#shared/errors/errors.ts'
import { everyCommand } from '#shared/every-command.ts'
import type { EndpointName } from '#shared/every-endpoint.ts'
import { useRefusalText } from './use-refusal-text.ts'

/** The words as they are written in the code. */
const messages = Object.fromEntries(Object.values(errors).map(({ text }) => [text.id, text.message]))
const i18n = setupI18n({ locale: 'en', messages: { en: messages } })

function withTexts() {
  const found: ReturnType<typeof useRefusalText>[] = []
  const Probe = () => {
    found.push(useRefusalText())
    return null
  }
  renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Probe)))
  return found[0] as ReturnType<typeof useRefusalText> // what was drawn has run
}

/** Waited for, or held, and never read on a card; and what says itself that an application is meant. */
const isRead = (code: ErrorCode) => errors[code].status < 500 && code !== 'APPLICATION_ERASED'

test.each(Object.entries(everyCommand) as [EndpointName, AnyCommand][])(
  'why %s was refused is said of what it is about, and of nothing else',
  (name, { about }) => {
    const words = withTexts()
    const said = failuresOf(name)
      .filter(isRead)
      .map((code) => words({ code }, about) ?? code)
    const others = said.filter(
      (text) =>
        (/application/i.test(text) && about !== 'application' && about !== 'process') ||
        (/document/i.test(text) && about !== 'application' && about !== 'protocol_file'),
    )
    expect(others).toEqual([])
    expect(words({ code: 'NO_SUCH_CODE' }, about)).toBeUndefined()
  },
)

test('a name that is taken by now is said, and where to choose another one; beside the field it is the rule alone', () => {
  const words = withTexts()
  const refused = { code: 'VALIDATION_FAILED', details: [{ path: 'name', message: 'view_name_taken' }] }
  expect(words(refused, 'view', 'Garten')).toBe(
    'Another view is called “Garten” by now, so this was not saved. Please choose another name under “Views”.',
  )
  expect(words(refused, 'view')).not.toContain('Garten')
})
