import { type LifeSpan, lifeSpans, lifeSpansIn, LOOKED_AT_YEAR, usualYears } from '#shared/handover/room/life-spans.ts'
import type { WearRule } from '#shared/handover/room/residual-value.ts'
import type { WorkedOut } from '#shared/handover/room/worked-out.ts'
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

/** By whose word something lasts so many years: what was typed in the place of what is known is nobody's but who typed it. */
export function whoSays(span: KnownSpan | undefined, years: number): Pick<WorkedOut, 'by' | 'source' | 'since'> {
  const typed = { by: 'typed', source: '', since: '' } as const
  if (!span) return typed
  if (span.by === 'publication') {
    const { years: least, upTo: most = least, source } = span.published
    return years >= least && years <= most ? { by: span.by, source, since: String(LOOKED_AT_YEAR) } : typed
  }
  const { source, since } = span.own
  return years === span.own.years ? { by: span.by, source, since } : typed
}
