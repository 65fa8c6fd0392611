import * as z from 'zod/mini'
import { type LifeSpan, lifeSpans } from '#shared/handover/room/life-spans.ts'

const keptYears = z.record(z.string(), z.number().check(z.positive()))

/** The published life spans, with what somebody set in their place on this device. */
export function readLifeSpans(storage: Storage, organizationId: string): (LifeSpan & { setYears?: number })[] {
  const kept = readKept(storage, organizationId)
  return lifeSpans.map((span) => {
    const setYears = kept[span.type]
    return setYears === undefined ? span : { ...span, setYears }
  })
}

/** @param years as long as it lasts; undefined is as it is published. @returns whether the device could keep it */
export function keepLifeSpan(
  storage: Storage,
  organizationId: string,
  type: string,
  years: number | undefined,
): boolean {
  const { [type]: _, ...others } = readKept(storage, organizationId)
  try {
    storage.setItem(keyOf(organizationId), JSON.stringify(years === undefined ? others : { ...others, [type]: years }))
    return true
  } catch {
    return false
  }
}

function readKept(storage: Storage, organizationId: string): Record<string, number> {
  try {
    return keptYears.safeParse(JSON.parse(storage.getItem(keyOf(organizationId)) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

const keyOf = (organizationId: string) => `handover-life-spans:${organizationId}`
