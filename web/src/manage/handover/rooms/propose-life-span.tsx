import { Trans } from '@lingui/react/macro'
import { lifeSpansIn } from '#shared/handover/room/life-spans.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { Text } from '#web/kit/ui/typography.ts'
import type { KnownSpan } from '#web/manage/life-spans/known-spans.ts'
import { LifeSpanDialog } from '#web/manage/life-spans/life-span-dialog.tsx'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'

interface ProposeLifeSpanProps {
  organizationId: string
  country: HomeCountry
  span: KnownSpan
  /** What was typed. */
  years: number
}

/** Puts what was typed into the organization's table, where another number stands there, or none. */
export function ProposeLifeSpan({ organizationId, country, span, years }: ProposeLifeSpanProps) {
  if (years === span.wear.years && span.by !== 'device') return null
  if (lifeSpansIn(country) === 'agreed')
    return (
      <Text fontSize="sm" color="fg.muted">
        <Trans>Here a grid holds as it was agreed on: the table is changed under Handovers, Life spans.</Trans>
      </Text>
    )
  const { freeYears, restPercent } = span.wear
  return (
    <DialogButton
      variant="outline"
      size="lg"
      renderDialog={(close) => (
        <LifeSpanDialog
          {...{ organizationId, country }}
          isNamed
          span={{ name: span.name, years, freeYears, restPercent, since: localToday() }}
          onClose={close}
        />
      )}
    >
      <Trans>Always take {years} years for it</Trans>
    </DialogButton>
  )
}
