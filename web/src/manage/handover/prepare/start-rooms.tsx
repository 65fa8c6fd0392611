import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { makeRoom, planOf, plansOf, type RoomPlan } from './make-room.ts'
import { readPlans } from './room-plans.ts'

/** Where a walk begins: the rooms of the last protocol, those that somebody kept, or the usual ones. All can be changed later. */
export function StartRooms() {
  const { i18n } = useLingui()
  const { protocol, property, baseline, addRoom } = useProtocolDraft()
  // A press in the moment before the last protocol is read would take rooms that are none of this home.
  if (baseline === undefined) return null
  const type = property?.propertyType ?? 'other'
  const before = baseline?.rooms.map(({ content }) => planOf(content)) ?? []
  const plans: RoomPlan[] =
    before.length > 0 ? before : (readPlans(localStorage, protocol.organizationId, type) ?? plansOf(type, i18n))
  const names = plans.map(({ name }) => name).join(', ')
  return (
    <>
      <Text mb="2" color="fg.muted">
        {before.length > 0 ? <Trans>As in the last protocol: {names}</Trans> : <Trans>To start with: {names}</Trans>}
      </Text>
      <Button size="lg" w="full" onClick={() => plans.forEach((plan, at) => addRoom(makeRoom(plan, at + 1)))}>
        <Trans>Take these rooms</Trans>
      </Button>
    </>
  )
}
