import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { newId } from '#shared/ids.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { readRoomsToCopy } from '#web/manage/sync/commands/rooms-to-copy.ts'
import { FormDialog } from '#web/manage/ui/dialog/form-dialog.tsx'

/** A draft with the same content, which takes this one's place once all have signed it: who asks for it is told so first. */
export function NewEditionButton({ protocol }: { protocol: Shown<'protocol'> }) {
  const { t } = useLingui()
  const change = useChange()
  const navigate = useNavigate()
  const form = useForm()
  const [id] = useState(newId)
  const [isOpen, setOpen] = useState(false)
  const isAllHere = useDatabaseQuery(
    async (database) => (await readRoomsToCopy(database, protocol.id)) !== undefined,
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
          <Text mt="2">
            <Trans>
              What was agreed on comes along. What somebody declared by signing they declare anew: ask each of them
              before you tick it.
            </Trans>
          </Text>
        </FormDialog>
      )}
    </>
  )
}
