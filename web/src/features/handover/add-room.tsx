import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { requiredText } from '#shared/text.ts'
import { roomNames, startTemplates } from '#shared/handover/templates.ts'
import { FormDialog } from '#web/desk/form-dialog.tsx'
import { FormField } from '#web/form/form-field.tsx'
import { Button } from '#web/ui/button.ts'
import { Input } from '#web/ui/controls.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { makeRoom, plansOf } from './make-room.ts'
import { useWalk } from './use-walk.ts'
import { roomNameWords } from './words.ts'

const roomForm = z.object({ name: requiredText('room_name_required') })

/** Another room, with the usual parts of one that is called like this. */
export function AddRoom() {
  const { i18n } = useLingui()
  const { rooms, addRoom } = useWalk()
  const [isOpen, setOpen] = useState(false)
  const form = useForm({ defaultValues: { name: '' }, resolver: zodResolver(roomForm) })
  const add = ({ name }: { name: string }) => {
    const known = Object.keys(startTemplates)
      .flatMap((type) => plansOf(type as keyof typeof startTemplates, i18n)) // the keys of that very record
      .find((plan) => plan.name.toLowerCase() === name.toLowerCase())
    const walls = plansOf('other', i18n)[0]?.components ?? []
    const position = Math.max(0, ...rooms.map(({ content }) => content.position)) + 1
    addRoom(makeRoom({ name, components: known?.components ?? walls }, position))
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
                    <option key={name}>{i18n._(roomNameWords[name])}</option>
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
