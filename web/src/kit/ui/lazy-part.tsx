import { type ComponentType, lazy, Suspense } from 'react'
import { addTexts, type TextPart } from '#web/kit/i18n/catalogues.ts'
import { shownLocale } from '#web/kit/i18n/start-language.ts'

/**
 * A part of a page that is loaded when it is shown. One that cannot be loaded leaves its place empty instead of tearing
 * down what stands around it, where somebody may be typing: app/missing-code.ts says what to do about it.
 *
 * @param texts the part of the texts that it shows, beside those of its page
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts?: TextPart,
): ComponentType<Props> {
  const Part = lazy(async () => {
    const [part] = await Promise.all([load(), texts && addTexts(texts, shownLocale())]).catch(staysEmpty)
    return { default: part }
  })
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

const staysEmpty = () => new Promise<never>(() => {})
