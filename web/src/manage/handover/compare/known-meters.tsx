import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import type { Meter } from '#shared/handover/installations.ts'
import { earlierMeters, earlierOf, isSameMeter, isSmaller, isUnexplained, readingOf } from '#shared/handover/meters.ts'
import { newId } from '#shared/ids.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { AddButtons } from '#web/manage/handover/fields/add-buttons.tsx'
import { NamedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { meterNames, smallerNames } from '#web/manage/protocol/labels/protocol-labels.ts'

export const knownMetersId = 'known-meters'

/** The meters of the last protocols, with their number and place; only the reading is new. */
export function KnownMeters() {
  const { i18n } = useLingui()
  const { protocol, protocols, change } = useProtocolDraft()
  const left = earlierMeters(protocol, protocols).filter(
    ({ meter }) => !protocol.content.meters.some((each) => isSameMeter(each, meter)),
  )
  if (left.length === 0) return null
  const add = (meter: Meter) => {
    const unread = { reading: '', smallerBecause: undefined, smallerThan: undefined, unreadBecause: undefined }
    const again = { ...meter, ...unread, id: newId(), photoIds: [] }
    change((before) => ({ ...before, meters: [...before.meters, again] }))
    return again.id
  }
  return (
    <AddButtons
      id={knownMetersId}
      title={<Trans>As last time</Trans>}
      hint={<Trans>Add each, then read it or say why it is not read.</Trans>}
      choices={left.map(({ meter }) => ({
        key: meter.id,
        words: [i18n._(meterNames[meter.kind]), meter.number, meter.location].filter(Boolean).join(', '),
        onAdd: () => add(meter),
      }))}
    />
  )
}

/** What the meter said last time; where it says less now, why is asked, and nothing is refused. */
export function SmallerReading({ meter, onChange }: { meter: Meter; onChange: (part: Partial<Meter>) => void }) {
  const { protocol, protocols } = useProtocolDraft()
  const earlier = earlierMeters(protocol, protocols)
  const before = earlierOf(meter, earlier)
  if (!before || before.meter.reading === '') return null
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
        <NamedRadios
          layout="list"
          label={
            <Trans>This is less than last time. Please look again: is it a slip of the finger, or is it right?</Trans>
          }
          names={smallerNames}
          value={isUnexplained(meter, earlier) ? null : (meter.smallerBecause ?? null)}
          onChange={(smallerBecause) =>
            onChange({ smallerBecause, smallerThan: { date, reading: then.reading, unit: then.unit } })
          }
        />
      )}
    </>
  )
}
