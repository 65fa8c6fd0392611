import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { formatDate } from '#shared/dates.ts'
import { requiredText } from '#shared/text.ts'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { FormDialog } from '#web/manage/ui/dialog/form-dialog.tsx'

const voidForm = z.object({ reason: requiredText('reason_required') })

/** What is wrong is written down; the protocol stays to be read. */
export function VoidButton({ protocol }: { protocol: Shown<'protocol'> }) {
  const { t } = useLingui()
  const change = useChange()
  const [isOpen, setOpen] = useState(false)
  const form = useForm({ defaultValues: { reason: '' }, resolver: zodResolver(voidForm) })
  return (
    <>
      <Button variant="danger" borderColor="current" size="lg" onClick={() => setOpen(true)}>
        <Trans>Declare void</Trans>
      </Button>
      {isOpen && (
        <FormDialog
          form={form}
          title={<Trans>Declare this protocol void</Trans>}
          confirm={<Trans>Declare void</Trans>}
          isFinal
          onClose={() => setOpen(false)}
          onSubmit={({ reason }) =>
            change(
              'voidProtocol',
              { params: { id: protocol.id }, body: { reason }, about: { entity: 'protocol', id: protocol.id } },
              {
                done: () => t`The protocol is void`,
                more: () => formatDate(protocol.date),
                failed: () => t`The protocol could not be declared void`,
              },
            )
          }
        >
          <Text>
            <Trans>It stays to be read, with your reason. This cannot be undone.</Trans>
          </Text>
          <TextAreaField name="reason" label={<Trans>Reason</Trans>} />
        </FormDialog>
      )}
    </>
  )
}
