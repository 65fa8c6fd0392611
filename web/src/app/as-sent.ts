import { i18n } from '@lingui/core'

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
  [...root.querySelectorAll('input')].every(({ value }) => value === '')
