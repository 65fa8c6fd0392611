import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { newId } from '#shared/ids.ts'
import { formatDate } from '#shared/dates.ts'
import { protocolPath } from '#web/desk/desk-paths.ts'
import { FormDialog } from '#web/desk/form-dialog.tsx'
import { useChange } from '#web/desk/use-change.ts'
import { useDeskQuery } from '#web/desk/use-desk.ts'
import { readRoomsToCopy } from '#web/records/rooms-to-copy.ts'
import type { Shown } from '#web/records/use-records.ts'
import { Button } from '#web/ui/button.ts'
import { Text } from '#web/ui/typography.ts'

/** A draft with the same content, which takes this one's place once all have signed it: who asks for it is told so first. */
export function NewEditionButton({ protocol }: { protocol: Shown<'protocol'> }) {
  const { t } = useLingui()
  const change = useChange()
  const navigate = useNavigate()
  const form = useForm()
  const [id] = useState(newId)
  const [isOpen, setOpen] = useState(false)
  const isAllHere = useDeskQuery(
    async (desk) => (await readRoomsToCopy(desk, protocol.id)) !== undefined,
    [protocol.id],
  )
  const make = async () => {
    const failure = await change(
      'newEdition',
      { params: { id: protocol.id }, body: { id }, about: { entity: 'protocol', id } },
      {
        done: () => t`A new version was made`,
        more: () => formatDate(protocol.date),
        failed: () => t`The new version could not be made`,
      },
    )
    if (!failure) void navigate(protocolPath(id))
    return failure
  }
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        aria-disabled={!isAllHere}
        aria-describedby={isAllHere === false ? 'not-all-here' : undefined}
        onClick={() => isAllHere && setOpen(true)}
      >
        <Trans>Make a new version</Trans>
      </Button>
      {isAllHere === false && (
        <Text id="not-all-here" color="fg.muted">
          <Trans>
            A new version begins with all rooms, and not all of them are on this device yet. Please go to where there is
            a connection and wait until everything is up to date.
          </Trans>
        </Text>
      )}
      {isOpen && (
        <FormDialog
          form={form}
          title={<Trans>Make a new version of this protocol</Trans>}
          confirm={<Trans>Make a new version</Trans>}
          onClose={() => setOpen(false)}
          onSubmit={make}
        >
          <Text>
            <Trans>
              What was signed stays as it is. The new version begins with all of it and takes its place once everybody
              has signed again.
            </Trans>
          </Text>
        </FormDialog>
      )}
    </>
  )
}
