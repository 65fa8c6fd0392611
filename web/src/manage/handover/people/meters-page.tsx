import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Meter, type MeterKind, meterKinds, meter as meterRule } from '#shared/handover/installations.ts'
import { changedMeter, earlierMeters, isReading } from '#shared/handover/meters.ts'
import { newId } from '#shared/ids.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { KnownMeters, SmallerReading } from '#web/manage/handover/compare/known-meters.tsx'
import { changedIn, fieldsOf, without } from '#web/manage/handover/draft/change-list.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { AddButtons } from '#web/manage/handover/fields/add-buttons.tsx'
import { fieldId } from '#web/manage/handover/fields/focus-entry.ts'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { MeterReadingField } from '#web/manage/handover/fields/meter-reading-field.tsx'
import { NamedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { StepFrame } from '#web/manage/handover/fields/step-frame.tsx'
import { useRefused } from '#web/manage/handover/fields/use-refused.ts'
import { Photos } from '#web/manage/handover/photos/photos.tsx'
import { meterNames, unreadNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { EntryCard } from './entry-card.tsx'

/** Meters with their reading, and a photo of it. */
export function MetersPage() {
  const { i18n, t } = useLingui()
  const { protocol, change } = useProtocolDraft()
  const { meters } = protocol.content
  const add = (kind: MeterKind) => {
    const meter = newMeter(kind)
    change((before) => ({ ...before, meters: [...before.meters, meter] }))
    return meter.id
  }
  return (
    <StepFrame title={t`Meters`}>
      {meters.map((meter) => (
        <MeterCard key={meter.id} meter={meter} />
      ))}
      {meters.length === 0 && (
        <Text color="fg.muted">
          <Trans>
            None is recorded yet. Add each meter that is read. If the home has none, there is nothing to do here.
          </Trans>
        </Text>
      )}
      <KnownMeters />
      <AddButtons
        id="add-meter"
        title={<Trans>Add a meter</Trans>}
        choices={meterKinds.map((kind) => ({ key: kind, words: i18n._(meterNames[kind]), onAdd: () => add(kind) }))}
      />
    </StepFrame>
  )
}

function MeterCard({ meter }: { meter: Meter }) {
  const { i18n, t } = useLingui()
  const texts = useTexts()
  const { protocol, protocols, change } = useProtocolDraft()
  /** What cannot be a reading stays on the screen and is not kept. */
  const [refused, setRefused] = useState<string>()
  useRefused(refused !== undefined)
  const { id, kind, reading, unit, photoIds } = meter
  const earlier = earlierMeters(protocol, protocols)
  const changeThis = (to: (before: Meter) => Partial<Meter>) =>
    change((before) => ({ ...before, meters: changedIn(before.meters, id, to) }))
  const set = (part: Partial<Meter>) => changeThis((before) => changedMeter(before, part, earlier))
  const field = fieldsOf(meter, set)
  const name = i18n._(meterNames[kind])
  return (
    <EntryCard
      id={id}
      name={name}
      remove={t`Remove ${name}`}
      question={<Trans>Remove {name} with its reading and photos?</Trans>}
      onRemove={() => change((before) => ({ ...before, meters: without(before.meters, id) }))}
    >
      <Heading as="h2" size="lg">
        {name}
      </Heading>
      <MeterReadingField
        id={fieldId(id, 'reading')}
        label={<Trans>Reading</Trans>}
        value={refused ?? reading}
        unit={unit}
        error={refused === undefined ? undefined : texts.issue('meter_reading_invalid')}
        onChange={(typed) => {
          const isTaken = isReading(typed)
          setRefused(isTaken ? undefined : typed)
          // What was read of its beginning is another reading.
          set({ reading: isTaken ? typed : '' })
        }}
      />
      {reading === '' && refused === undefined && (
        <NamedRadios
          layout="list"
          label={<Trans>Not read? Please say why</Trans>}
          names={unreadNames}
          value={meter.unreadBecause ?? null}
          onChange={(unreadBecause) => set({ unreadBecause })}
        />
      )}
      <SmallerReading meter={meter} onChange={set} />
      <LineEntry label={<Trans>Meter number</Trans>} optional autoCapitalize="characters" {...field('number')} />
      <LineEntry label={<Trans>Where it is</Trans>} optional {...field('location')} />
      <LineEntry label={<Trans>Unit</Trans>} optional {...field('unit')} />
      <Photos
        subject={name}
        photoIds={photoIds}
        onChange={(to) => changeThis((before) => ({ photoIds: to(before.photoIds) }))}
      />
    </EntryCard>
  )
}

const newMeter = (kind: MeterKind): Meter => meterRule.parse({ id: newId(), kind, unit: units[kind] })

const units: Record<MeterKind, string> = {
  electricity: 'kWh',
  gas: 'm³',
  water_cold: 'm³',
  water_warm: 'm³',
  heat: 'kWh',
  heat_cost_allocator: '',
  oil: 'l',
  solar: 'kWh',
}
