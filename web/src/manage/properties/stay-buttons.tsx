import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { employmentStatuses } from '#shared/application/questions/renter.ts'
import type { CalendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'
import type { ManagedProperty } from '#shared/property/manager/property.ts'
import { moveOutForm, type Resident } from '#shared/resident/resident.ts'
import { endsBeforeItBegins, stayOn } from '#shared/resident/stay.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { DateField } from '#web/kit/form/date-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { useToday } from '#web/manage/records/use-today.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'
import { EditResidentButton, fullName, ofStay } from './resident-buttons.tsx'

interface StayButtonsProps {
  resident: Shown<'resident'>
  home: ManagedProperty
  /** On which day they gave the home back, by a signed handover. */
  left: CalendarDate | undefined
}

/** What can be done about a stay: ended, and taken back, also where somebody was wrong long ago. */
export function StayButtons({ resident, home, left }: StayButtonsProps) {
  const isComing = stayOn(resident, useToday()) === 'coming'
  return (
    <Flex gap="2" mt="2" wrap="wrap">
      <EditResidentButton resident={resident} home={home} />
      {resident.moveOutDate !== null && <TakeBackButton resident={resident} />}
      {resident.moveOutDate === null &&
        (isComing ? <NotComing resident={resident} /> : <MoveOutButton {...{ resident, left }} />)}
    </Flex>
  )
}

function TakeBackButton({ resident }: { resident: Resident }) {
  const { t } = useLingui()
  const change = useChange()
  const name = fullName(resident)
  const takeBack = () =>
    change(
      'changeResident',
      { ...ofStay(resident), body: { ...unchanged(resident), moveOutDate: null } },
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
  const callOff = () =>
    change(
      'moveOutResident',
      { ...ofStay(resident), body: { moveOutDate: resident.moveInDate } },
      {
        done: () => t`The move-in was called off`,
        more: () => fullName(resident),
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

interface MoveOutProps {
  resident: Resident
  /** The last day that a signed handover says. */
  left: CalendarDate | undefined
}

export function MoveOutButton({ resident, left }: MoveOutProps) {
  const { t } = useLingui()
  const name = fullName(resident)
  return (
    <DialogButton
      variant="outline"
      aria-label={t`Move out: ${name}`}
      renderDialog={(close) => <MoveOutDialog {...{ resident, left }} onClose={close} />}
    >
      <Trans>Move out</Trans>
    </DialogButton>
  )
}

function MoveOutDialog({ resident, left, onClose }: MoveOutProps & { onClose: () => void }) {
  const { t } = useLingui()
  const change = useChange()
  // As the person saw it when they began.
  const [seen] = useState(resident)
  const name = fullName(resident)

  const moveOut = (body: z.output<typeof moveOutForm>) =>
    change(
      'moveOutResident',
      { ...ofStay(seen), body },
      {
        done: () => t`Resident moved out`,
        more: () => name,
        failed: () => t`Failed to move the resident out. Please try again.`,
      },
    )

  return (
    <RulesDialog
      rules={endAfter(seen.moveInDate)}
      values={{ moveOutDate: left ?? localToday() }}
      title={<Trans>Move out resident</Trans>}
      confirm={<Trans>Move out</Trans>}
      isFinal
      onSubmit={moveOut}
      onClose={onClose}
    >
      <Text overflowWrap="anywhere">
        <Trans>{name} is listed among the former residents from then on.</Trans>
      </Text>
      <DateField name="moveOutDate" label={<Trans>End date</Trans>} />
    </RulesDialog>
  )
}

const endAfter = (moveInDate: string) =>
  z.object({
    moveOutDate: moveOutForm.shape.moveOutDate.check(
      z.refine((moveOutDate) => !endsBeforeItBegins({ moveInDate, moveOutDate }), {
        error: 'end_before_move_in' satisfies IssueCode,
      }),
    ),
  })

/** All that an edit has to say, as it is; a kind of employment that is none of ours stays unsaid, and so stays what it was. */
function unchanged({ firstName, lastName, email, phone, nationality, notes, profession }: Resident) {
  const employmentStatus = employmentStatuses.find((status) => status === profession?.employmentStatus)
  const work = profession && employmentStatus ? { profession: { ...profession, employmentStatus } } : {}
  return { firstName, lastName, email, phone: phone ?? '', nationality, notes, ...work }
}
