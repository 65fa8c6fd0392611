import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type Meter,
  type MeterKind,
  meterKinds,
  meter as meterRule,
  unreadReasons,
} from '#shared/handover/installations.ts'
import { changedMeter, earlierMeters } from '#shared/handover/meters.ts'
import { newId } from '#shared/ids.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Button } from '#web/kit/ui/button.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { without } from '#web/manage/handover/compare/change-list.ts'
import { KnownMeters } from '#web/manage/handover/compare/known-meters.tsx'
import { SmallerReading } from '#web/manage/handover/compare/smaller-reading.tsx'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { MeterReadingField } from '#web/manage/handover/fields/meter-reading-field.tsx'
import { SegmentedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { StepFrame } from '#web/manage/handover/fields/step-frame.tsx'
import { Photos } from '#web/manage/handover/photos/photos.tsx'
import { meterNames, unreadNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { Card } from '#web/manage/ui/card.tsx'

/** Meters with their reading, and a photo of it. */
export function MetersPage() {
  const { i18n } = useLingui()
  const { protocol, change } = useProtocolDraft()
  const { meters } = protocol.content
  const add = (kind: MeterKind) => change((before) => ({ ...before, meters: [...before.meters, newMeter(kind)] }))
  return (
    <StepFrame title={<Trans>Meters</Trans>}>
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
      <section aria-labelledby="add-meter">
        <Text id="add-meter" fontWeight="medium" mb="2">
          <Trans>Add a meter</Trans>
        </Text>
        <Flex gap="2" wrap="wrap" css={{ '& > *': { flex: '1 0 auto' } }}>
          {meterKinds.map((kind) => (
            <Button key={kind} variant="outline" size="lg" px="4" onClick={() => add(kind)}>
              <PlusIcon />
              {i18n._(meterNames[kind])}
            </Button>
          ))}
        </Flex>
      </section>
    </StepFrame>
  )
}

function MeterCard({ meter }: { meter: Meter }) {
  const { i18n, t } = useLingui()
  const texts = useTexts()
  const { protocol, protocols, change } = useProtocolDraft()
  /** What cannot be a reading stays on the screen and is not kept. */
  const [refused, setRefused] = useState<string>()
  const { id, kind, number, location, reading, unit, photoIds } = meter
  const earlier = earlierMeters(protocol, protocols)
  const set = (part: Partial<Meter>) =>
    change((before) => ({
      ...before,
      meters: before.meters.map((each) => (each.id === id ? changedMeter(each, part, earlier) : each)),
    }))
  const name = i18n._(meterNames[kind])
  return (
    <Card as="section" aria-label={name} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Heading as="h2" size="lg">
        {name}
      </Heading>
      <MeterReadingField
        label={<Trans>Reading</Trans>}
        value={refused ?? reading}
        unit={unit}
        error={refused === undefined ? undefined : texts.issue('meter_reading_invalid')}
        onChange={(typed) => {
          const isReading = meterRule.shape.reading.safeParse(typed).success
          setRefused(isReading ? undefined : typed)
          if (isReading) set({ reading: typed })
        }}
      />
      {reading === '' && refused === undefined && (
        <SegmentedRadios
          layout="list"
          label={<Trans>Not read? Please say why</Trans>}
          choices={unreadReasons.map((each) => ({ value: each, words: i18n._(unreadNames[each]) }))}
          value={meter.unreadBecause ?? null}
          onChange={(unreadBecause) => set({ unreadBecause })}
        />
      )}
      <SmallerReading meter={meter} onChange={set} />
      <LineEntry
        label={<Trans>Meter number</Trans>}
        optional
        autoCapitalize="characters"
        value={number}
        onChange={(typed) => set({ number: typed })}
      />
      <LineEntry
        label={<Trans>Where it is</Trans>}
        optional
        value={location}
        onChange={(typed) => set({ location: typed })}
      />
      <LineEntry label={<Trans>Unit</Trans>} optional value={unit} onChange={(typed) => set({ unit: typed })} />
      <Photos
        subject={name}
        photoIds={photoIds}
        onChange={(to) =>
          change((before) => ({
            ...before,
            meters: before.meters.map((each) => (each.id === id ? { ...each, photoIds: to(each.photoIds) } : each)),
          }))
        }
      />
      <ConfirmButton
        label={t`Remove ${name}`}
        question={<Trans>Remove {name} with its reading and photos?</Trans>}
        confirm={<Trans>Remove</Trans>}
        onConfirm={() => change((before) => ({ ...before, meters: without(before.meters, id) }))}
      >
        <Trans>Remove</Trans>
      </ConfirmButton>
    </Card>
  )
}

const newMeter = (kind: MeterKind): Meter => ({
  id: newId(),
  kind,
  number: '',
  location: '',
  reading: '',
  unit: units[kind],
  photoIds: [],
})

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
