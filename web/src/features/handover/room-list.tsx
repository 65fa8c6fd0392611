import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RoomContent } from '#shared/handover/room.ts'
import { ButtonRow } from '#web/desk/button-row.tsx'
import { Button } from '#web/ui/button.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { asksCondition } from '#shared/handover/only-asked.ts'
import { coverageNames } from '#web/handover/recorded/protocol-words.ts'
import { AddRoom } from './add-room.tsx'
import { ProgressRing } from './progress-ring.tsx'
import { keepPlans } from './room-plans.ts'
import { planOf } from './make-room.ts'
import { roomProgress } from './room-progress.ts'
import { StartRooms } from './start-rooms.tsx'
import { StepLink } from './step-link.tsx'
import { useWalk } from './use-walk.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** The rooms in the order of the walk, with a ring each that says how far it is. */
export function RoomList() {
  const { rooms } = useWalk()
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
  const { protocol, property, rooms } = useWalk()
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
