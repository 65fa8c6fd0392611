import { type LifeSpan, lifeSpans, lifeSpansIn, usualYears } from '#shared/handover/room/life-spans.ts'
import type { WearRule } from '#shared/handover/room/residual-value.ts'
import { isSameSpan, type OwnLifeSpan } from '#shared/life-span/own-table.ts'
import type { KeptSpan } from './kept-life-spans.ts'

/** What is offered in a home, and by whom: without years where a person has to say which. */
export type KnownSpan = { name: string; wear: Omit<WearRule, 'years'> & { years: number | undefined } } & (
  | { by: 'organization'; own: OwnLifeSpan }
  | { by: 'device'; own: OwnLifeSpan }
  | { by: 'publication'; published: LifeSpan }
)

/** First what the organization set, then what waits on this device, then what is published: of a name the first. */
export function knownSpans(country: string, own: readonly OwnLifeSpan[], kept: readonly KeptSpan[]): KnownSpan[] {
  const by = lifeSpansIn(country)
  const setBy = (who: 'organization' | 'device') => (span: OwnLifeSpan) => ({
    by: who,
    name: span.name,
    own: span,
    wear: { years: span.years, freeYears: span.freeYears, restPercent: span.restPercent },
  })
  // A grid holds as it was agreed on, and not as somebody typed it at a flat.
  const here = by === 'agreed' ? [] : kept.filter((each) => each.country === null || each.country === country)
  const all: KnownSpan[] = [
    ...own.map(setBy('organization')),
    ...here.map(setBy('device')),
    ...(by === 'published' ? lifeSpans : []).map((published) => ({
      by: 'publication' as const,
      name: published.type,
      published,
      wear: { years: usualYears(published), freeYears: 0, restPercent: 0 },
    })),
  ]
  return all.filter(({ name }, at) => all.findIndex((each) => isSameSpan(each.name, name)) === at)
}
