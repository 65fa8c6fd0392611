import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'
import { moveOutForm, type Resident } from '#shared/resident/resident.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { DateField } from '#web/kit/form/date-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import { FormDialog } from '#web/manage/ui/form-dialog.tsx'

export function MoveOutButton({ resident }: { resident: Resident }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const name = `${resident.firstName} ${resident.lastName}`
  return (
    <>
      <Button variant="outline" aria-label={t`Move out: ${name}`} onClick={() => setOpen(true)}>
        <Trans>Move out</Trans>
      </Button>
      {isOpen && <MoveOutDialog resident={resident} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

type Values = z.output<typeof moveOutForm>

function MoveOutDialog({ resident, name, onClose }: { resident: Resident; name: string; onClose: () => void }) {
  const { t } = useLingui()
  const change = useChange()
  const [{ id, propertyId, version, moveInDate }] = useState(resident)
  const form = useForm<Values>({
    defaultValues: { moveOutDate: localToday() },
    resolver: zodResolver(endAfter(moveInDate)),
  })

  const moveOut = (body: Values) =>
    change(
      'moveOutResident',
      {
        params: { propertyId, residentId: id },
        body,
        about: { entity: 'resident', id },
        ifMatch: version,
      },
      {
        done: () => t`Resident moved out`,
        more: () => name,
        failed: () => t`Failed to move the resident out. Please try again.`,
      },
    )

  return (
    <FormDialog
      form={form}
      title={<Trans>Move out resident</Trans>}
      confirm={<Trans>Move out</Trans>}
      onSubmit={moveOut}
      onClose={onClose}
    >
      <Text overflowWrap="anywhere">
        <Trans>{name} is listed among the former residents from then on.</Trans>
      </Text>
      <DateField name="moveOutDate" label={<Trans>End date</Trans>} />
    </FormDialog>
  )
}

/** Nobody moves out before they moved in; days compare as text. */
const endAfter = (moveInDate: string) =>
  z.object({
    moveOutDate: moveOutForm.shape.moveOutDate.check(
      z.refine((date) => date === '' || date >= moveInDate.slice(0, 10), {
        error: 'end_before_move_in' satisfies IssueCode,
      }),
    ),
  })
