import { Trans } from '@lingui/react/macro'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { NumberEntry } from '#web/manage/handover/fields/typed-entry.tsx'

interface InstalledYearEntryProps {
  value: number | null
  onChange: (value: number | null) => void
}

/** Nothing that is looked at was put in after the handover: of such a year no value could be worked out. */
export function InstalledYearEntry({ value, onChange }: InstalledYearEntryProps) {
  const latest = Number(useProtocolDraft().protocol.content.date.slice(0, 4))
  return (
    <NumberEntry
      label={<Trans>Installed in the year</Trans>}
      least={1800}
      most={latest}
      isWhole
      issue="installed_year_impossible"
      wrong={value !== null && value > latest ? 'installed_year_impossible' : undefined}
      value={value}
      onChange={onChange}
    />
  )
}
