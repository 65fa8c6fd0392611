import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { type Meter, smallerReasons } from '#shared/handover/installations.ts'
import { earlierMeters, earlierOf, isSmaller, isUnexplained, readingOf } from '#shared/handover/meters.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { SegmentedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { smallerNames } from '#web/manage/protocol/labels/protocol-labels.ts'

/** What the meter said last time; where it says less now, why is asked, and nothing is refused. */
export function SmallerReading({ meter, onChange }: { meter: Meter; onChange: (part: Partial<Meter>) => void }) {
  const { i18n } = useLingui()
  const { protocol, protocols } = useProtocolDraft()
  const earlier = earlierMeters(protocol, protocols)
  const before = earlierOf(meter, earlier)
  if (!before) return null
  const { date, meter: then } = before
  const [day, last] = [formatDate(date), readingOf(then)]
  return (
    <>
      <Text color="fg.muted">
        <Trans>
          On {day}: {last}
        </Trans>
      </Text>
      {isSmaller(meter, then) && (
        <SegmentedRadios
          layout="list"
          label={
            <Trans>This is less than last time. Please look again: is it a slip of the finger, or is it right?</Trans>
          }
          choices={smallerReasons.map((each) => ({ value: each, words: i18n._(smallerNames[each]) }))}
          value={isUnexplained(meter, earlier) ? null : (meter.smallerBecause ?? null)}
          onChange={(smallerBecause) =>
            onChange({ smallerBecause, smallerThan: { date, reading: then.reading, unit: then.unit } })
          }
        />
      )}
    </>
  )
}
