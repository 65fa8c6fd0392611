import { Trans, useLingui } from '@lingui/react/macro'
import type { SmokeDetector } from '#shared/handover/installations.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { changedIn, fieldsOf, without } from '#web/manage/handover/draft/change-list.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { focusEntry } from '#web/manage/handover/fields/focus-entry.ts'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { YesNo } from '#web/manage/handover/fields/segmented-radios.tsx'
import { StepFrame } from '#web/manage/handover/fields/step-frame.tsx'
import { AddByName } from '#web/manage/handover/prepare/add-by-name.tsx'
import { makeDetector } from '#web/manage/handover/prepare/make-detector.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { EntryCard } from './entry-card.tsx'

/** Smoke detectors by where they are. */
export function DetectorsPage() {
  const { t } = useLingui()
  const { protocol, rooms, change } = useProtocolDraft()
  const { smokeDetectors } = protocol.content
  const add = (location: string) => {
    const detector = makeDetector(location)
    change((before) => ({ ...before, smokeDetectors: [...before.smokeDetectors, detector] }))
    return detector.id
  }
  const left = rooms.filter(({ content }) => smokeDetectors.every(({ location }) => location !== content.name))
  return (
    <StepFrame title={t`Smoke detectors`}>
      {smokeDetectors.map((detector) => (
        <DetectorCard key={detector.id} detector={detector} />
      ))}
      <section aria-labelledby="add-detector">
        <Text id="add-detector" fontWeight="medium" mb="2">
          <Trans>Add a detector</Trans>
        </Text>
        <ButtonRow mb="3">
          {left.map(({ id, content }) => (
            <Button key={id} variant="outline" size="lg" px="4" onClick={() => focusEntry(add(content.name))}>
              {content.name}
            </Button>
          ))}
        </ButtonRow>
        <AddByName label={t`Another place`} onAdd={add} />
      </section>
    </StepFrame>
  )
}

function DetectorCard({ detector }: { detector: SmokeDetector }) {
  const { t } = useLingui()
  const { change } = useProtocolDraft()
  const { id, location, isPresent } = detector
  const field = fieldsOf(detector, (part) =>
    change((before) => ({ ...before, smokeDetectors: changedIn(before.smokeDetectors, id, () => part) })),
  )
  return (
    <EntryCard
      id={id}
      name={location}
      remove={t`Remove ${location}`}
      question={<Trans>Remove this smoke detector?</Trans>}
      onRemove={() => change((before) => ({ ...before, smokeDetectors: without(before.smokeDetectors, id) }))}
    >
      <LineEntry label={<Trans>Where it is</Trans>} {...field('location')} />
      <YesNo label={<Trans>Is there</Trans>} {...field('isPresent')} />
      {isPresent && (
        <>
          <YesNo label={<Trans>Tested, and it works</Trans>} {...field('works')} />
          <LineEntry label={<Trans>Expires</Trans>} optional inputMode="numeric" {...field('expires')} />
        </>
      )}
    </EntryCard>
  )
}
