import * as z from 'zod/mini'
import { calendarDate, type CalendarDate } from '#shared/dates.ts'
import { homeCountries } from '#shared/home-countries.ts'
import type { IssueCode } from '#shared/issues.ts'
import { asCompared } from '#shared/same-words.ts'
import { requiredLine } from '#shared/text.ts'

/** Of an organization in one country: far more than a home has parts, and few enough to lie on every device. */
export const MAX_LIFE_SPANS = 300
export const MIN_YEARS = 1
export const MAX_YEARS = 100

/** As a device is told of it. A later release may know more. */
export const ownLifeSpan = z.object({
  /** A published type (shared/handover/room/life-spans.ts), or what it is called there. */
  name: z.string(),
  years: z.number(),
  /** In which nothing is lost yet, and what remains at the end: shared/handover/room/residual-value.ts. */
  freeYears: z._default(z.number(), 0),
  restPercent: z._default(z.number(), 0),
  /** Where it comes from, with its edition; of an agreement what it is called. */
  source: z.string(),
  /** Since when it holds; of an agreement its day. */
  since: z.string(),
})
export type OwnLifeSpan = z.output<typeof ownLifeSpan>

/** By the country of the home. Of one that is gone it is kept, and nobody is offered it. */
export const ownLifeSpans = z.record(z.string(), z.array(ownLifeSpan))
export type OwnLifeSpans = z.output<typeof ownLifeSpans>

const inYears = (least: number, issue: IssueCode) =>
  z
    .number({ error: issue })
    .check(z.minimum(least, { error: issue, abort: true }), z.maximum(MAX_YEARS, { error: issue, abort: true }))
const percent = { error: 'share_invalid' satisfies IssueCode }

/** Where some of them come from, and since when they hold. */
export const lifeSpanOrigin = z.object({
  source: requiredLine('life_span_source_required'),
  since: calendarDate('life_span_since_required'),
})

/** What is typed of one. */
export const newLifeSpan = z
  .object({
    name: requiredLine('component_required'),
    years: inYears(MIN_YEARS, 'life_span_years_range'),
    freeYears: inYears(0, 'free_years_range'),
    restPercent: z.number(percent).check(z.minimum(0, percent), z.maximum(100, percent)),
    ...lifeSpanOrigin.shape,
  })
  .check(
    z.refine(({ years, freeYears }) => freeYears < years, {
      error: 'free_years_range' satisfies IssueCode,
      path: ['freeYears'],
    }),
  )

/** By the clock of who types it: a table is used from the moment it stands there. @param before what stood there, and may stay */
export const hasBegunBy = (today: CalendarDate, before?: string) =>
  z.refine<{ since: string }>(({ since }) => since <= today || since === before, {
    error: 'life_span_since_future' satisfies IssueCode,
    path: ['since'],
  })

/** Of two names that read the same there is one life span. */
export const isSameSpan = (one: string, other: string) => asCompared(one) === asCompared(other)

/** What is set comes in the place of what has its name, and what is not named stays: two people who change the table at once undo nothing of each other. */
export const lifeSpanChange = z.object({
  country: z.enum(homeCountries, { error: 'rent_country_required' satisfies IssueCode }),
  set: z.array(newLifeSpan).check(
    z.maxLength(MAX_LIFE_SPANS, { error: 'too_many_life_spans' satisfies IssueCode, abort: true }),
    z.refine((all) => new Set(all.map(({ name }) => asCompared(name))).size === all.length, {
      error: 'life_span_twice' satisfies IssueCode,
    }),
  ),
  /** By their names. One that is not there needs no removing. */
  removed: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(MAX_LIFE_SPANS)),
})
export type LifeSpanChange = z.output<typeof lifeSpanChange>

/** The table of the country as it is then, in the order of its names, and what is wrong with it as a whole. */
export function changedLifeSpans(
  table: readonly OwnLifeSpan[],
  { set, removed }: Pick<LifeSpanChange, 'set' | 'removed'>,
): { changed: OwnLifeSpan[]; issue: IssueCode | undefined } {
  const gone = new Set([...removed, ...set.map(({ name }) => name)].map(asCompared))
  const kept = table.filter(({ name }) => !gone.has(asCompared(name)))
  const changed = [...kept, ...set].toSorted((a, b) => (asCompared(a.name) < asCompared(b.name) ? -1 : 1))
  return { changed, issue: changed.length > MAX_LIFE_SPANS ? 'too_many_life_spans' : undefined }
}
