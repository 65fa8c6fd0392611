import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { Badge } from '#web/manage/ui/role-badge.tsx'
import { standingOf } from './property-view.ts'
import { standingNames } from './standing-names.ts'

/** Whether a home is free, and from when on; that it is let is no news, and has no colour. */
export function StandingMark({ from, today }: { from: string | undefined; today: string }) {
  const { i18n } = useLingui()
  const standing = standingOf(from, today)
  const words = i18n._(standingNames[standing])
  if (from === undefined) return words
  const day = formatDate(from)
  return (
    <Badge tone={standing === 'free' ? 'green' : 'yellow'}>
      {standing === 'free' ? words : <Trans>Free from {day}</Trans>}
    </Badge>
  )
}
