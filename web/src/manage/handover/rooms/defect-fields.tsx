import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { asksShare } from '#shared/handover/only-asked.ts'
import type { Component, Defect } from '#shared/handover/room/room.ts'
import { isOfAnotherYear, yearOf } from '#shared/handover/room/worked-out.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { fieldsOf } from '#web/manage/handover/draft/change-list.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { amountId, deadlineId } from '#web/manage/handover/fields/focus-entry.ts'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { SelectEntry } from '#web/manage/handover/fields/select-entry.tsx'
import { DateEntry, NumberEntry } from '#web/manage/handover/fields/typed-entry.tsx'
import { sayWorkedOut } from '#web/manage/protocol/labels/worked-out.ts'
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
  const { jurisdiction } = useProtocolDraft().protocol.content
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
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
        {/* What stands there and was not understood goes with the press. */}
        <NumberEntry
          key={taken}
          id={amountId}
          moneyOf={jurisdiction}
          label={<Trans>Amount</Trans>}
          {...field('amount')}
        />
        <WorkedOutFrom defect={defect} onChange={onChange} />
      </Box>
      <ResidualValueHelp
        installedYear={component?.installedYear ?? null}
        onTake={(workedOut) => {
          onChange({ amount: workedOut.amount, workedOut })
          setTaken((times) => times + 1)
        }}
      />
      <DateEntry id={deadlineId} label={<Trans>Done by</Trans>} optional {...field('deadline')} />
    </Box>
  )
}

/** Stays when the amount is changed by hand, and says so then; it goes by a press of its own. */
function WorkedOutFrom({ defect, onChange }: Pick<DefectFieldsProps, 'defect' | 'onChange'>) {
  const { i18n } = useLingui()
  const { jurisdiction, date } = useProtocolDraft().protocol.content
  const text = sayWorkedOut((words) => i18n._(words), defect, { jurisdiction })
  return (
    <>
      <Text role="status" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {text}
      </Text>
      {defect.workedOut && isOfAnotherYear(defect, date) && (
        <OfAnotherYear year={String(yearOf(defect.workedOut))} handedOver={date.slice(0, 4)} />
      )}
      {text !== '' && (
        <Box>
          <Button variant="ghost" size="lg" onClick={() => onChange({ workedOut: undefined })}>
            <Trans>Leave out how it was worked out</Trans>
          </Button>
        </Box>
      )}
    </>
  )
}

const OfAnotherYear = ({ year, handedOver }: { year: string; handedOver: string }) => (
  <Text fontSize="sm">
    <Trans>
      It was worked out for {year}, and the handover is in {handedOver}: work it out again below.
    </Trans>
  </Text>
)
