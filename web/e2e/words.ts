import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PO from 'pofile'
import type { IssueCode } from '#shared/issues.ts'
import type { Language } from '#shared/languages.ts'

/** A text of the app by its id in the catalogues, in one language, with its places filled in. The device is a phone. */
export type Words = ((id: string, values?: Record<string, string | number>) => string) & {
  issue: (code: IssueCode) => string
}

const root = path.join(import.meta.dirname, '..', '..')

/** The catalogue is the one place of the words: a test that names an unknown or untranslated one fails. */
export function wordsOf(language: Language, of: 'web/src' | 'sync-server' = 'web/src'): Words {
  const catalogues = globSync(`${of}/locales/**/${language}.po`, { cwd: root })
  const items = catalogues.flatMap((file) => PO.parse(readFileSync(path.join(root, file), 'utf8')).items)
  const texts = new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0]]))
  const word = (id: string, values: Record<string, string | number> = {}) => {
    const text = texts.get(id)
    if (!text) throw new Error(`${language}.po has no text for ${JSON.stringify(id)}`)
    return text.replace(/\{(\w+)\}/g, (place, name: string) =>
      String(values[name] ?? (name === 'thisDevice' ? texts.get('this phone') : place)),
    )
  }
  return Object.assign(word, { issue: (code: IssueCode) => word(`issue.${code}`) })
}
