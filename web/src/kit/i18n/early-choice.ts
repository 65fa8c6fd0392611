import { isLanguage, type Language } from '#shared/languages.ts'

let heard: Language | undefined
let stop: (() => void) | undefined

/**
 * Hears the language that somebody chooses in a page that was sent ahead of the app, from the app's start until it hears by itself:
 * with the first of the two events of a choice React takes over the page, and takes the choice back.
 */
export function hearEarlyChoice(root: Element): void {
  const languages = root.querySelector('select')
  const hear = ({ target }: Event) => {
    if (languages && target === languages && isLanguage(languages.value)) heard = languages.value
  }
  root.addEventListener('input', hear, true)
  stop = () => root.removeEventListener('input', hear, true)
}

/** What was heard, once; from now on nothing more is. */
export function takeEarlyChoice(): Language | undefined {
  stop?.()
  const choice = heard
  heard = undefined
  return choice
}
