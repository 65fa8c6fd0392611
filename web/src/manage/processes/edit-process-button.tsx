import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type ProcessSettings, processSettings } from '#shared/process/manager/process.ts'
import { CheckboxField } from '#web/kit/form/later/choice-field.tsx'
import { useChange } from '#web/manage/changes/use-change.ts'
import { rentOf } from '#web/manage/facts/property-rent.ts'
import { type Shown, useRecord } from '#web/manage/records/use-records.ts'
import { isSame } from '#web/manage/sync/conflicts/three-way.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { type ConditionValues, emptyConditions, withoutEmpty } from './condition-values.ts'

export const EditProcessButton = ({ process }: { process: Shown<'process'> }) => (
  <DialogButton variant="outline" renderDialog={(close) => <EditProcessDialog process={process} onClose={close} />}>
    <Trans>Edit conditions and emails</Trans>
  </DialogButton>
)

/** Of what somebody typed, where an empty field says nothing. */
const typedSettings = z.pipe(
  z.transform(
    ({ sendsStatusMails, conditions }: { sendsStatusMails: boolean; conditions: ConditionValues }): unknown => ({
      sendsStatusMails,
      conditions: withoutEmpty(conditions),
    }),
  ),
  processSettings,
)

function EditProcessDialog({ process, onClose }: { process: Shown<'process'>; onClose: () => void }) {
  const { t } = useLingui()
  const change = useChange()
  const home = useRecord('property', process.propertyId)
  // As the person saw it when they began.
  const [seen] = useState(process)
  const { id, version, name, sendsStatusMails, conditions } = seen

  const save = (settings: ProcessSettings) =>
    change(
      'changeProcess',
      { params: { id }, body: changed(settings, seen), about: { entity: 'process', id }, ifMatch: version, seen },
      {
        done: () => t`Application process changed`,
        more: () => name,
        failed: () => t`Failed to change the application process`,
      },
    )

  return (
    <RulesDialog
      isLong
      rules={typedSettings}
      values={{ sendsStatusMails, conditions: { ...emptyConditions, ...conditions } }}
      title={<Trans>Edit conditions and emails</Trans>}
      confirm={<Trans>Save</Trans>}
      onSubmit={save}
      onClose={onClose}
    >
      <CheckboxField
        name="sendsStatusMails"
        label={<Trans>Applicants can be sent an email when their status changes</Trans>}
      />
      <ConditionFields home={home && { ...home, ...rentOf(process, home) }} />
    </RulesDialog>
  )
}

/** Nobody says anew what they left as it was: a colleague may have changed it meanwhile. */
const changed = (settings: ProcessSettings, seen: ProcessSettings): Partial<ProcessSettings> => ({
  ...(settings.sendsStatusMails !== seen.sendsStatusMails && { sendsStatusMails: settings.sendsStatusMails }),
  ...(!isSame(settings.conditions, seen.conditions) && { conditions: settings.conditions }),
})
