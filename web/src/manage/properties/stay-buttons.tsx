import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { employmentStatuses } from '#shared/application/questions/renter.ts'
import type { Resident } from '#shared/resident/resident.ts'
import { stayOn } from '#shared/resident/stay.ts'
import { Button } from '#web/kit/ui/button.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { useChange } from '#web/manage/changes/use-change.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { useToday } from '#web/manage/records/use-today.ts'
import { MoveOutButton } from './move-out-button.tsx'
import { EditResidentButton } from './resident-buttons.tsx'

/** What can be done about a stay: ended, and taken back, also where somebody was wrong long ago. */
export function StayButtons({ resident }: { resident: Shown<'resident'> }) {
  const isComing = stayOn(resident, useToday()) === 'coming'
  return (
    <Flex gap="2" mt="2" wrap="wrap">
      <EditResidentButton resident={resident} />
      {resident.moveOutDate !== null && <TakeBackButton resident={resident} />}
      {resident.moveOutDate === null &&
        (isComing ? <NotComing resident={resident} /> : <MoveOutButton resident={resident} />)}
    </Flex>
  )
}

function TakeBackButton({ resident }: { resident: Resident }) {
  const { t } = useLingui()
  const change = useChange()
  const { id, propertyId, version } = resident
  const name = `${resident.firstName} ${resident.lastName}`
  const takeBack = () =>
    change(
      'changeResident',
      {
        params: { propertyId, residentId: id },
        body: { ...unchanged(resident), moveOutDate: null },
        about: { entity: 'resident', id },
        ifMatch: version,
      },
      {
        done: () => t`The move-out was taken back`,
        more: () => name,
        failed: () => t`Failed to take the move-out back`,
      },
    )
  return (
    <Button variant="outline" aria-label={t`Take back the move-out: ${name}`} onClick={() => void takeBack()}>
      <Trans>Take back the move-out</Trans>
    </Button>
  )
}

/** Their stay ends on the day on which it would have begun. */
function NotComing({ resident }: { resident: Resident }) {
  const { t } = useLingui()
  const change = useChange()
  const { id, propertyId, version, moveInDate } = resident
  const name = `${resident.firstName} ${resident.lastName}`
  const callOff = () =>
    change(
      'moveOutResident',
      {
        params: { propertyId, residentId: id },
        body: { moveOutDate: moveInDate },
        about: { entity: 'resident', id },
        ifMatch: version,
      },
      {
        done: () => t`The move-in was called off`,
        more: () => name,
        failed: () => t`Failed to call the move-in off`,
      },
    )
  return (
    <ConfirmButton
      question={<Trans>Will they not move in? The home is free for another offer then.</Trans>}
      confirm={<Trans>They do not move in</Trans>}
      onConfirm={() => void callOff()}
    >
      <Trans>Does not move in</Trans>
    </ConfirmButton>
  )
}

/** All that an edit has to say, as it is; a kind of employment that is none of ours stays unsaid, and so stays what it was. */
function unchanged({ firstName, lastName, email, phone, nationality, notes, profession }: Resident) {
  const employmentStatus = employmentStatuses.find((status) => status === profession?.employmentStatus)
  const work = profession && employmentStatus ? { profession: { ...profession, employmentStatus } } : {}
  return { firstName, lastName, email, phone: phone ?? '', nationality, notes, ...work }
}
