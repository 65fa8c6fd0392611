import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { type ProcessSettings, processSettings } from '#shared/process/manager/process.ts'
import { CheckboxField } from '#web/kit/form/later/choice-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { isSame } from '#web/manage/sync/conflicts/three-way.ts'
import { FormDialog } from '#web/manage/ui/form-dialog.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { type ConditionValues, emptyConditions, statedConditions } from './condition-values.ts'

export function EditProcessButton({ process }: { process: Shown<'process'> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Trans>Edit conditions and emails</Trans>
      </Button>
      {isOpen && <EditProcessDialog process={process} onClose={() => setOpen(false)} />}
    </>
  )
}

interface Values {
  sendsStatusMails: boolean
  conditions: ConditionValues
}

function EditProcessDialog({ process, onClose }: { process: Shown<'process'>; onClose: () => void }) {
  const { t } = useLingui()
  const change = useChange()
  // As the person saw it when they began.
  const [seen] = useState(process)
  const { id, version, name, sendsStatusMails, conditions } = seen
  const rules = zodResolver(processSettings) as unknown as Resolver<Values> // what passes them has every field
  const form = useForm<Values>({
    defaultValues: { sendsStatusMails, conditions: { ...emptyConditions, ...conditions } },
    resolver: (values, context, options) => rules(stated(values), context, options),
  })

  const save = (values: Values) =>
    change(
      'changeProcess',
      {
        params: { id },
        body: changed(processSettings.parse(stated(values)), seen),
        about: { entity: 'process', id },
        ifMatch: version,
        seen,
      },
      {
        done: () => t`Application process changed`,
        more: () => name,
        failed: () => t`Failed to change the application process`,
      },
    )

  return (
    <FormDialog
      form={form}
      title={<Trans>Edit conditions and emails</Trans>}
      confirm={<Trans>Save</Trans>}
      onSubmit={save}
      onClose={onClose}
    >
      <CheckboxField
        name="sendsStatusMails"
        label={<Trans>Applicants can be sent an email when their status changes</Trans>}
      />
      <ConditionFields />
    </FormDialog>
  )
}

/** Nobody says anew what they left as it was: a colleague may have changed it meanwhile. */
const changed = (settings: ProcessSettings, seen: ProcessSettings): Partial<ProcessSettings> => ({
  ...(settings.sendsStatusMails !== seen.sendsStatusMails && { sendsStatusMails: settings.sendsStatusMails }),
  ...(!isSame(settings.conditions, seen.conditions) && { conditions: settings.conditions }),
})

const stated = ({ sendsStatusMails, conditions }: Values): Values => ({
  sendsStatusMails,
  conditions: statedConditions(conditions),
})
