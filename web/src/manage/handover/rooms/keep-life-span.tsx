import { Trans, useLingui } from '@lingui/react/macro'
import type { LifeSpan } from '#shared/handover/room/life-spans.ts'
import { Button } from '#web/kit/ui/button.ts'
import { showToast } from '#web/kit/ui/toast-store.ts'
import { keepLifeSpan } from './kept-life-spans.ts'

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
  if (years === (span.setYears ?? span.years)) return null
  const keep = () => {
    const isKept = keepLifeSpan(localStorage, organizationId, span.type, years === span.years ? undefined : years)
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
