import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { newId } from '#shared/ids.ts'
import { formatDate } from '#shared/dates.ts'
import { protocolPath } from '#web/desk/desk-paths.ts'
import { FormDialog } from '#web/desk/form-dialog.tsx'
import { useChange } from '#web/desk/use-change.ts'
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
      <Button variant="outline" size="lg" onClick={() => setOpen(true)}>
        <Trans>Make a new version</Trans>
      </Button>
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
