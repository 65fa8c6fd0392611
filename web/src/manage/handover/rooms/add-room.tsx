import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { roomNames, startTemplates } from '#shared/handover/room/templates.ts'
import { requiredText } from '#shared/text.ts'
import { FormField } from '#web/kit/form/field/form-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { focusEntry } from '#web/manage/handover/fields/focus-entry.ts'
import { makeRoom, plansOf } from '#web/manage/handover/prepare/make-room.ts'
import { roomNameLabels } from '#web/manage/protocol/labels/usual-words.ts'
import { FormDialog } from '#web/manage/ui/dialog/form-dialog.tsx'

const roomForm = z.object({ name: requiredText('room_name_required') })

/** Another room, with the usual parts of one that is called like this. */
export function AddRoom() {
  const { i18n } = useLingui()
  const { rooms, addRoom } = useProtocolDraft()
  const [isOpen, setOpen] = useState(false)
  const form = useForm({ defaultValues: { name: '' }, resolver: zodResolver(roomForm) })
  const add = ({ name }: { name: string }) => {
    const known = Object.keys(startTemplates)
      .flatMap((type) => plansOf(type as keyof typeof startTemplates, i18n)) // the keys of that very record
      .find((plan) => plan.name.toLowerCase() === name.toLowerCase())
    const walls = plansOf('other', i18n)[0]?.components ?? []
    const position = Math.max(0, ...rooms.map(({ content }) => content.position)) + 1
    focusEntry(addRoom(makeRoom({ name, components: known?.components ?? walls }, position)))
    return Promise.resolve(undefined)
  }
  return (
    <>
      <Button variant="outline" size="lg" onClick={() => setOpen(true)}>
        <PlusIcon />
        <Trans>Add a room</Trans>
      </Button>
      {isOpen && (
        <FormDialog
          form={form}
          title={<Trans>Add a room</Trans>}
          confirm={<Trans>Add</Trans>}
          onSubmit={add}
          onClose={() => setOpen(false)}
        >
          <FormField name="name" label={<Trans>Name of the room</Trans>}>
            {(control) => (
              <>
                <Input
                  {...form.register('name')}
                  {...control}
                  minH="14"
                  autoComplete="off"
                  autoCapitalize="words"
                  list="usual-rooms"
                />
                <datalist id="usual-rooms">
                  {roomNames.map((name) => (
                    <option key={name}>{i18n._(roomNameLabels[name])}</option>
                  ))}
                </datalist>
              </>
            )}
          </FormField>
        </FormDialog>
      )}
    </>
  )
}
