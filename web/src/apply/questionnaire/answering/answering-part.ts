import type { ComponentType } from 'react'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import type * as answering from './answering.ts'

/** One of the parts that come while somebody answers, with its texts. */
export const answeringPart = <Props extends object>(
  pick: (parts: typeof answering) => ComponentType<Props>,
): ComponentType<Props> => lazyPart(async () => pick(await import('./answering.ts')), 'later')
