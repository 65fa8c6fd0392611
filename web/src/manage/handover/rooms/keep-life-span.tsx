import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { isPublishedIn, type LifeSpan, lifeSpans, usualYears } from '#shared/handover/room/life-spans.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { Button } from '#web/kit/ui/button.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'

interface KeepLifeSpanProps {
  organizationId: string
  span: LifeSpan & { setYears?: number }
  /** What was typed. */
  years: number
  onKept: () => void
}

/** Changes the table of life spans on this device, where another number was typed than stands in it. */
export function KeepLifeSpan({ organizationId, span, years, onKept }: KeepLifeSpanProps) {
  const { t } = useLingui()
  if (years === yearsTaken(span)) return null
  const published = usualYears(span)
  const keep = () => {
    const isKept = keepLifeSpan(localStorage, organizationId, span.type, years === published ? undefined : years)
    showToast(
      isKept
        ? { tone: 'success', title: () => t`This life span is offered next time on this device.` }
        : { tone: 'error', title: () => t`This device could not keep the life span.` },
    )
    onKept()
  }
  return (
    <Button variant="outline" size="lg" onClick={keep}>
      <Trans>Always take {years} years for it</Trans>
    </Button>
  )
}

/** What somebody set, else what is published; undefined where that depends. */
export const yearsTaken = (span: LifeSpan & { setYears?: number }) => span.setYears ?? usualYears(span)

const keptYears = z.record(z.string(), z.number().check(z.positive()))

/** The published life spans where people go by them, and what somebody set in their place on this device. */
export function readLifeSpans(
  storage: Storage,
  organizationId: string,
  country: HomeCountry,
): (LifeSpan & { setYears?: number })[] {
  const kept = readKept(storage, organizationId)
  return lifeSpans.flatMap((span) => {
    const setYears = kept[span.type]
    if (setYears !== undefined) return [{ ...span, setYears }]
    return isPublishedIn(country) ? [span] : []
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
