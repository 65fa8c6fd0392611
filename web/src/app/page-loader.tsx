import { type ComponentType, lazy } from 'react'
import { addTexts, hasTexts, needTexts, type TextPart } from '#web/kit/i18n/catalogues.ts'
import { shownLocale } from '#web/kit/i18n/start-language.ts'

/** A page that is loaded when somebody goes there, and shown without waiting if it is there already. */
export interface LazyPage {
  Page: ComponentType
  /** Loads the page ahead of its first rendering, so that a prerendered screen is replaced in one step. */
  load: () => Promise<void>
}

/** @param texts the part of the texts that this page shows, beside those of the frame */
export function lazyPage(load: () => Promise<ComponentType>, texts?: TextPart): LazyPage {
  let loaded: ComponentType | undefined
  const Lazy = lazy(async () => {
    const [page] = await Promise.all([load(), texts && addTexts(texts, shownLocale())]).catch(staysEmpty)
    return { default: page }
  })
  return {
    Page: () => {
      const Ready = loaded && (!texts || hasTexts(texts)) ? loaded : Lazy
      return <Ready />
    },
    load: async () => {
      if (texts) needTexts(texts)
      loaded = await load().catch(() => undefined) // asked for again where it is shown
    },
  }
}

/** A page that cannot be loaded shows nothing: missing-code.ts loads everything anew, or says why not. */
const staysEmpty = () => new Promise<never>(() => {})
