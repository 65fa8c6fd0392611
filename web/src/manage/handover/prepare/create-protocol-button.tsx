import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { baselineFor } from '#shared/handover/editions.ts'
import { rolesInTurn } from '#shared/handover/kind.ts'
import { protocolKinds } from '#shared/handover/protocol.ts'
import { type ProtocolForm, protocolForm } from '#shared/handover/protocol-form.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { newId } from '#shared/ids.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { DateField } from '#web/kit/form/date-field.tsx'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import { kindNames } from '#web/manage/handover/draft/draft-labels.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { readRecordsNow } from '#web/manage/sync/commands/read-shown.ts'
import { FormDialog } from '#web/manage/ui/dialog/form-dialog.tsx'
import { newParty } from './known-people.tsx'
import { ParticipantsField } from './participants-field.tsx'

interface CreateProtocolButtonProps {
  properties: readonly Shown<'property'>[]
  /** Chosen at first. */
  propertyId: string
}

export function CreateProtocolButton(props: CreateProtocolButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="lg" onClick={() => setOpen(true)}>
        <PlusIcon />
        <Trans>Create handover protocol</Trans>
      </Button>
      {isOpen && <CreateProtocolDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function CreateProtocolDialog({
  properties,
  propertyId,
  onClose,
}: CreateProtocolButtonProps & { onClose: () => void }) {
  const { t } = useLingui()
  const change = useChange()
  const navigate = useNavigate()
  const [id] = useState(newId)
  const form = useForm<ProtocolForm>({
    // What it is about nobody has chosen yet.
    defaultValues: { propertyId, date: localToday(), participants: [] },
    resolver: zodResolver(protocolForm),
  })
  useEffect(() => {
    // On a new device the home that was asked for may arrive only now.
    if (form.getValues('propertyId') !== '' || propertyId === '') return
    form.setValue('propertyId', propertyId)
    form.clearErrors('propertyId')
  }, [form, propertyId])
  const { database } = useManager()
  const taking = useWatch({ control: form.control, name: 'participants' })

  const create = async ({ propertyId: ofProperty, kind, date, participants }: ProtocolForm) => {
    const roles = rolesInTurn(kind, participants)
    const parties = participants.flatMap((person, at) => {
      const role = roles[at]
      return role ? newParty({ ...person, role }) : []
    })
    // At this moment: what is watched may still be of the property before.
    const protocols = (await readRecordsNow(database, 'protocol', ofProperty)) ?? []
    const failure = await change(
      'createProtocol',
      {
        params: undefined,
        body: {
          id,
          propertyId: ofProperty,
          kind,
          date,
          participants: participants.map(({ name }) => name),
          parties,
          baselineId: baselineFor({ kind, date }, protocols)?.id ?? null,
        },
        about: { entity: 'protocol', id },
      },
      {
        done: () => t`Abnahmeprotokoll created successfully`,
        more: () => [properties.find((property) => property.id === ofProperty)?.name, formatDate(date)].join(', '),
        failed: () => t`Failed to create abnahmeprotokoll`,
      },
    )
    if (failure) return failure
    void navigate(protocolPath(id))
    return undefined
  }

  return (
    <FormDialog
      form={form}
      title={<Trans>Create handover protocol</Trans>}
      confirm={<Trans>Create</Trans>}
      onSubmit={create}
      onClose={onClose}
      made={taking.length > 0 && t`Participants`}
    >
      <SelectField name="propertyId" label={<Trans>Property</Trans>}>
        <option value="">{t`Please choose`}</option>
        {properties.map((property) => (
          <option key={property.id} value={property.id}>
            {onOneLine(`${property.name}, ${property.address}`)}
          </option>
        ))}
      </SelectField>
      <KindField />
      <DateField name="date" label={<Trans>Date</Trans>} />
      <ParticipantsField />
    </FormDialog>
  )
}

/** What a new protocol is about: asked, because roles, keys and the deposit follow from it. */
function KindField() {
  const { i18n, t } = useLingui()
  return (
    <SelectField name="kind" label={<Trans>What it is about</Trans>}>
      <option value="">{t`Please choose`}</option>
      {protocolKinds.map((kind) => (
        <option key={kind} value={kind}>
          {i18n._(kindNames[kind])}
        </option>
      ))}
    </SelectField>
  )
}
