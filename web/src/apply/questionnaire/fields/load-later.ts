import { addTexts } from '#web/kit/i18n/catalogues.ts'
import { shownLocale } from '#web/kit/i18n/start-language.ts'

/** Long enough not to burden a poor connection, short enough that nobody scrolls past in vain. */
const PAUSE_MS = 3_000

/** A part of the form with its texts. On a connection that breaks off it tries until it has them. */
export async function loadLater<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return (await Promise.all([load(), addTexts('later', shownLocale())]))[0]
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
