import { Trans, useLingui } from '@lingui/react/macro'
import { newId } from '#shared/ids.ts'
import type { SmokeDetector } from '#shared/handover/installations.ts'
import { ButtonRow } from '#web/desk/button-row.tsx'
import { Card } from '#web/desk/card.tsx'
import { Button } from '#web/ui/button.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { Text } from '#web/ui/typography.ts'
import { AddByName } from './add-by-name.tsx'
import { changedIn, without } from './change-list.ts'
import { LineEntry } from './line-entry.tsx'
import { StepFrame } from './step-frame.tsx'
import { useWalk } from './use-walk.ts'
import { YesNo } from './yes-no.tsx'

/** Smoke detectors by where they are; nobody has to say that one works which nobody tested. */
export function DetectorsPage() {
  const { t } = useLingui()
  const { protocol, rooms, change } = useWalk()
  const { smokeDetectors } = protocol.content
  const add = (location: string) =>
    change((before) => ({ ...before, smokeDetectors: [...before.smokeDetectors, newDetector(location)] }))
  const left = rooms.filter(({ content }) => smokeDetectors.every(({ location }) => location !== content.name))
  return (
    <StepFrame title={<Trans>Smoke detectors</Trans>}>
      {smokeDetectors.map((detector) => (
        <DetectorCard key={detector.id} detector={detector} />
      ))}
      <section aria-labelledby="add-detector">
        <Text id="add-detector" fontWeight="medium" mb="2">
          <Trans>Add a detector</Trans>
        </Text>
        <ButtonRow mb="3">
          {left.map(({ id, content }) => (
            <Button key={id} variant="outline" size="lg" px="4" onClick={() => add(content.name)}>
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
  const { change } = useWalk()
  const { id, location, isPresent, works, expires } = detector
  const set = (part: Partial<SmokeDetector>) =>
    change((before) => ({ ...before, smokeDetectors: changedIn(before.smokeDetectors, id, part) }))
  return (
    <Card as="section" aria-label={location} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <LineEntry label={<Trans>Where it is</Trans>} value={location} onChange={(typed) => set({ location: typed })} />
      <YesNo label={<Trans>Is there</Trans>} value={isPresent} onChange={(present) => set({ isPresent: present })} />
      {isPresent && (
        <>
          <YesNo
            label={<Trans>Tested, and it works</Trans>}
            value={works}
            onChange={(working) => set({ works: working })}
          />
          <LineEntry
            label={<Trans>Expires</Trans>}
            optional
            inputMode="numeric"
            value={expires}
            onChange={(typed) => set({ expires: typed })}
          />
        </>
      )}
      <ConfirmButton
        label={t`Remove ${location}`}
        question={<Trans>Remove this smoke detector?</Trans>}
        confirm={<Trans>Remove</Trans>}
        onConfirm={() => change((before) => ({ ...before, smokeDetectors: without(before.smokeDetectors, id) }))}
      >
        <Trans>Remove</Trans>
      </ConfirmButton>
    </Card>
  )
}

const newDetector = (location: string): SmokeDetector => ({
  id: newId(),
  location,
  isPresent: true,
  works: null,
  expires: '',
})
