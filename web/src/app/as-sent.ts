import { i18n } from '@lingui/core'
import { isLanguage, type Language, languageOf } from '#shared/languages.ts'

/**
 * Whether what the server sent is what would be drawn now, so that it is taken over as it stands: for who was never here, and has not
 * typed yet. For everybody else the page is drawn anew.
 */
export const isAsSent = (root: Element, sentLocale: string): boolean =>
  root.childElementCount > 0 &&
  sentLocale === i18n.locale &&
  location.search === '' &&
  history.state === null &&
  localStorage.length === 0 &&
  chosenBeforeStart(root) === languageOf(i18n.locale) &&
  [...root.querySelectorAll('input')].every(({ value }) => value === '')

/** The language that stands in the page that the server sent, where nobody heard yet that it was chosen; none on a page without content. */
export function chosenBeforeStart(root: Element): Language | undefined {
  const value = root.querySelector('select')?.value
  return isLanguage(value) ? value : undefined
}
