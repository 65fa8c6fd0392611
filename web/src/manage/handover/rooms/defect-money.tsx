import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { asksShare } from '#shared/handover/only-asked.ts'
import type { Component, Defect } from '#shared/handover/room/room.ts'
import { DateEntry } from '#web/manage/handover/fields/date-entry.tsx'
import { NumberEntry } from '#web/manage/handover/fields/number-entry.tsx'
import { ResidualValueHelp } from './residual-value-help.tsx'

interface DefectMoneyProps {
  defect: Defect
  components: readonly Component[]
  onChange: (part: Partial<Defect>) => void
}

/** What it costs whom, and until when it is put right: all of it may be left open. */
export function DefectMoney({ defect, components, onChange }: DefectMoneyProps) {
  const component = components.find(({ id }) => id === defect.componentId)
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" py="2">
      {asksShare(defect) && (
        <NumberEntry
          label={<Trans>Share of the tenant in percent</Trans>}
          most={100}
          issue="share_invalid"
          value={defect.share}
          onChange={(share) => onChange({ share })}
        />
      )}
      <NumberEntry label={<Trans>Amount</Trans>} value={defect.amount} onChange={(amount) => onChange({ amount })} />
      <ResidualValueHelp installedYear={component?.installedYear ?? null} />
      <DateEntry
        label={<Trans>Done by</Trans>}
        optional
        value={defect.deadline}
        onChange={(deadline) => onChange({ deadline })}
      />
    </Box>
  )
}
