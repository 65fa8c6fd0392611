import { type ComponentType, lazy, Suspense } from 'react'
import type { TextPart } from '#web/kit/i18n/catalogues.ts'
import { untilLoaded } from '#web/kit/i18n/until-loaded.ts'

/**
 * A part of a page that is loaded when it is shown. Until it can be, its place is empty.
 *
 * @param texts the part of the texts that it shows, beside those of its page
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts?: TextPart,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await untilLoaded(load, texts) }))
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}
