import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { newId } from '#shared/ids.ts'
import { areSameWords } from '#shared/same-words.ts'
import { viewName } from '#shared/view/view.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { FormDialog } from '#web/manage/ui/dialog/form-dialog.tsx'

/** All that is typed about a view. */
export const named = z.object({ name: viewName() })

interface SaveViewProps {
  organizationId: string
  views: readonly Shown<'view'>[]
  query: string
  /** It may name a person, and would outlive their application (shared/view/view.ts). */
  isSearching: boolean
  onClose: () => void
}

/** Under a name; one that is there already shows what is looked at now from then on. */
export function SaveView({ organizationId, views, query, isSearching, onClose }: SaveViewProps) {
  const { t } = useLingui()
  const change = useChange()
  const [id] = useState(newId)
  const form = useForm({ defaultValues: { name: '' }, resolver: zodResolver(named) })
  const typed = useWatch({ control: form.control, name: 'name' })
  const replacedBy = (name: string) => views.find((view) => view.id !== id && areSameWords(view.name, name))
  const isReplacing = replacedBy(typed.trim()) !== undefined

  const save = ({ name }: z.output<typeof named>) => {
    const before = replacedBy(name)
    const words = { done: () => t`View saved`, more: () => name, failed: () => t`The view could not be saved` }
    if (!before) {
      const about = { entity: 'view' as const, id }
      return change('createView', { params: undefined, body: { id, organizationId, name, query }, about }, words)
    }
    const show = (shown: string, ifMatch: number) => ({
      params: { id: before.id },
      body: { query: shown },
      about: { entity: 'view' as const, id: before.id },
      ifMatch,
    })
    const undo = () => void change('changeView', show(before.query, before.version + 1), { ...words, isBack: true })
    return change('changeView', show(query, before.version), { ...words, undo })
  }

  return (
    <FormDialog
      form={form}
      title={<Trans>Save this view</Trans>}
      confirm={isReplacing ? <Trans>Replace</Trans> : <Trans>Save</Trans>}
      onSubmit={save}
      onClose={onClose}
    >
      <Text>
        <Trans>Filters, order and columns are kept, for everybody in the team and for every process.</Trans>{' '}
        {isSearching && <Trans>What you searched for is not kept.</Trans>}
      </Text>
      <TextField name="name" label={<Trans>Name</Trans>} autoComplete="off" />
      <Text role="status" color="fg.muted">
        {isReplacing && <Trans>There is a view of this name. It will show what you look at now.</Trans>}
      </Text>
    </FormDialog>
  )
}
