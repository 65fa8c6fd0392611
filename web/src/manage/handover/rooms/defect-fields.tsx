import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { asksShare } from '#shared/handover/only-asked.ts'
import type { Component, Defect } from '#shared/handover/room/room.ts'
import { fieldsOf } from '#web/manage/handover/draft/change-list.ts'
import { deadlineId } from '#web/manage/handover/fields/focus-entry.ts'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { SelectEntry } from '#web/manage/handover/fields/select-entry.tsx'
import { DateEntry, NumberEntry } from '#web/manage/handover/fields/typed-entry.tsx'
import { ResidualValueHelp } from './residual-value-help.tsx'

interface DefectFieldsProps {
  defect: Defect
  components: readonly Component[]
  onChange: (part: Partial<Defect>) => void
}

/** Where it is: on which part of the room, and where on it. */
export function DefectPlace({ defect, components, onChange }: DefectFieldsProps) {
  const { t } = useLingui()
  const field = fieldsOf(defect, onChange)
  return (
    <>
      <SelectEntry
        label={<Trans>On what</Trans>}
        choices={[
          { value: '', words: t`Not on a single part` },
          ...components.map(({ id, type }) => ({ value: id, words: type })),
        ]}
        value={defect.componentId ?? ''}
        onChange={(id) => onChange({ componentId: id || null })}
      />
      <LineEntry label={<Trans>Where exactly</Trans>} optional autoCapitalize="sentences" {...field('place')} />
      <LineEntry label={<Trans>How large</Trans>} optional {...field('size')} />
    </>
  )
}

/** What it costs whom, and until when it is put right: all of it may be left open. */
export function DefectMoney({ defect, components, onChange }: DefectFieldsProps) {
  const component = components.find(({ id }) => id === defect.componentId)
  const field = fieldsOf(defect, onChange)
  const [taken, setTaken] = useState(0)
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" py="2">
      {asksShare(defect) && (
        <NumberEntry
          label={<Trans>Share of the tenant in percent</Trans>}
          most={100}
          issue="share_invalid"
          {...field('share')}
        />
      )}
      {/* What stands there and was not understood goes with the press. */}
      <NumberEntry key={taken} label={<Trans>Amount</Trans>} {...field('amount')} />
      <ResidualValueHelp
        installedYear={component?.installedYear ?? null}
        onTake={(amount) => {
          onChange({ amount })
          setTaken((times) => times + 1)
        }}
      />
      <DateEntry id={deadlineId} label={<Trans>Done by</Trans>} optional {...field('deadline')} />
    </Box>
  )
}
