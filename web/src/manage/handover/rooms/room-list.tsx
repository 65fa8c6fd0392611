import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { asksCondition } from '#shared/handover/only-asked.ts'
import type { RoomContent } from '#shared/handover/room/room.ts'
import { Button } from '#web/kit/ui/button.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { focusEntry } from '#web/manage/handover/fields/focus-entry.ts'
import { ProgressRing, roomProgress } from '#web/manage/handover/fields/progress-ring.tsx'
import { StepLink } from '#web/manage/handover/fields/step-link.tsx'
import { detectorsAfter } from '#web/manage/handover/prepare/make-detector.ts'
import {
  keepPlans,
  makeRoom,
  planOf,
  plansAfter,
  plansOf,
  type RoomPlan,
  readPlans,
} from '#web/manage/handover/prepare/make-room.ts'
import { coverageNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { AddRoom } from './add-room.tsx'

/** The rooms in the order of the walk, with a ring each that says how far it is. */
export function RoomList() {
  const { rooms } = useProtocolDraft()
  return (
    <section aria-labelledby="rooms">
      <Heading id="rooms" size="lg" mb="2">
        <Trans>All rooms</Trans>
      </Heading>
      {rooms.length === 0 ? (
        <StartRooms />
      ) : (
        <Box as="ul" listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
          {rooms.map(({ id, content }) => (
            <li key={id}>
              <StepLink
                id={id}
                step={`rooms/${id}`}
                mark={<ProgressRing part={roomProgress(content)} />}
                words={content.name}
                more={<RoomWords content={content} />}
              />
            </li>
          ))}
        </Box>
      )}
      <ButtonRow mt="3">
        <AddRoom />
        {rooms.length > 0 && <KeepTemplate />}
      </ButtonRow>
    </section>
  )
}

function RoomWords({ content }: { content: RoomContent }) {
  const { i18n } = useLingui()
  const { coverage, components, defects } = content
  if (coverage === null) return <Trans>Not seen yet</Trans>
  const judged = components.filter(({ condition }) => condition !== null).length
  const all = components.length
  return (
    <>
      {i18n._(coverageNames[coverage])}
      {asksCondition(content) && (
        <>
          {' · '}
          <Trans>
            {judged} of {all} judged
          </Trans>
        </>
      )}
      {defects.length > 0 && (
        <>
          {' · '}
          <Plural value={defects.length} one="# defect" other="# defects" />
        </>
      )}
    </>
  )
}

/** The rooms as they are now, to start the next protocol of such a property with. */
function KeepTemplate() {
  const { t } = useLingui()
  const { protocol, property, rooms } = useProtocolDraft()
  if (!property) return null
  const keep = () => {
    const plans = rooms.map(({ content }) => planOf(content))
    const isKept = keepPlans(localStorage, protocol.organizationId, property.propertyType, plans)
    showToast(
      isKept
        ? { tone: 'success', title: () => t`These rooms are offered next time on this device.` }
        : { tone: 'error', title: () => t`This device could not keep the rooms.` },
    )
  }
  return (
    <Button variant="ghost" size="lg" onClick={keep}>
      <Text as="span">
        <Trans>Save as template for this property type</Trans>
      </Text>
    </Button>
  )
}

/** Where a walk begins: the rooms of the last protocol, those that somebody kept, or the usual ones. All can be changed later. */
function StartRooms() {
  const { i18n } = useLingui()
  const { protocol, property, baseline, state, addRoom, change } = useProtocolDraft()
  const [wasTaken, setTaken] = useState(false)
  // One that could not be kept is tried again.
  const isUnderWay = wasTaken && state !== 'device_full' && state !== 'failed'
  // A press in the moment before the last protocol is read would take rooms that are none of this home.
  if (baseline === undefined) return null
  const type = property?.propertyType ?? 'other'
  const before = plansAfter(baseline?.rooms ?? [], plansOf(type, i18n))
  const plans: RoomPlan[] =
    before.length > 0 ? before : (readPlans(localStorage, protocol.organizationId, type) ?? plansOf(type, i18n))
  const names = plans.map(({ name }) => name).join(', ')
  const take = () => {
    setTaken(true)
    const [first] = plans.map((plan, at) => addRoom(makeRoom(plan, at + 1)))
    const detectors = before.length > 0 ? (baseline?.protocol.content.smokeDetectors ?? []) : []
    if (detectors.length > 0) {
      change((now) => ({ ...now, smokeDetectors: detectorsAfter(detectors, now.smokeDetectors) }))
    }
    if (first) focusEntry(first)
  }
  return (
    <>
      <Text mb="2" color="fg.muted">
        {before.length > 0 ? <Trans>As in the last protocol: {names}</Trans> : <Trans>To start with: {names}</Trans>}
      </Text>
      <Button size="lg" w="full" disabled={isUnderWay} onClick={take}>
        {isUnderWay ? <Trans>One moment...</Trans> : <Trans>Take these rooms</Trans>}
      </Button>
    </>
  )
}
