import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A part of a page that is loaded when it is shown. One that cannot be loaded leaves its place empty instead of tearing
 * down what stands around it, where somebody may be typing: app/missing-code.ts says what to do about it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }))
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}
