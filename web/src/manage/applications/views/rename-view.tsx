import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useChange } from '#web/manage/changes/use-change.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'
import { named } from './save-view.tsx'

export function RenameView({ view, onClose }: { view: Shown<'view'>; onClose: () => void }) {
  const { t } = useLingui()
  const change = useChange()
  // As the person saw it when they began.
  const [seen] = useState(view)
  const { id, name: before, version } = seen
  return (
    <RulesDialog
      rules={named}
      values={{ name: before }}
      title={<Trans>Rename the view</Trans>}
      confirm={<Trans>Save</Trans>}
      onSubmit={({ name }) =>
        change(
          'changeView',
          { params: { id }, body: { name }, about: { entity: 'view', id }, ifMatch: version, seen },
          { done: () => t`View saved`, more: () => name, failed: () => t`The view could not be saved` },
        )
      }
      onClose={onClose}
    >
      <TextField name="name" label={<Trans>Name</Trans>} autoComplete="off" />
    </RulesDialog>
  )
}
