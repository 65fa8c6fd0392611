import { addTexts } from '#web/i18n/catalogues.ts'
import { shownLanguage } from '#web/i18n/start-language.ts'

/** Long enough not to burden a poor connection, short enough that nobody scrolls past in vain. */
const PAUSE_MS = 3_000

/** The documents' part of the form with its texts. On a connection that breaks off it tries until it has them. */
export async function loadDocumentsField() {
  for (;;) {
    try {
      const [field] = await Promise.all([import('./documents-field.tsx'), addTexts('later', shownLanguage())])
      return { default: field.DocumentsField }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
