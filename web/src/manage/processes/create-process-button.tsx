import { Box } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { newId } from '#shared/ids.ts'
import { processForm } from '#shared/process/manager/process.ts'
import type { ManagedProperty } from '#shared/property/manager/property.ts'
import { DateField } from '#web/kit/form/date-field.tsx'
import { CheckboxField } from '#web/kit/form/later/choice-field.tsx'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { useChange } from '#web/manage/changes/use-change.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { FormDialog } from '#web/manage/ui/form-dialog.tsx'
import { NumberField } from '#web/manage/ui/number-field.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { emptyProcess, type ProcessValues, typedProcess } from './process-values.ts'

interface CreateProcessProps {
  organizationId: string
  properties: readonly ManagedProperty[]
}

export function CreateProcessButton(props: CreateProcessProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <PlusIcon />
        <Trans>Create Application Process</Trans>
      </Button>
      {isOpen && <CreateProcessDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function CreateProcessDialog({ organizationId, properties, onClose }: CreateProcessProps & { onClose: () => void }) {
  const { t } = useLingui()
  const change = useChange()
  const [id] = useState(newId)
  const rules = zodResolver(processForm) as unknown as Resolver<ProcessValues> // what passes them has every field
  const form = useForm<ProcessValues>({
    defaultValues: emptyProcess(),
    resolver: (values, context, options) => rules(typedProcess(values), context, options),
  })

  const create = (values: ProcessValues) => {
    const process = processForm.parse(typedProcess(values))
    const body = { ...process, id, organizationId, rentObjectId: process.propertyId }
    return change(
      'createProcess',
      { params: undefined, body, about: { entity: 'process', id } },
      {
        done: () => t`Application process created successfully`,
        more: () => process.applicationProcessName,
        failed: () => t`Failed to create application`,
      },
    )
  }

  return (
    <FormDialog
      form={form}
      title={<Trans>Create Application Process</Trans>}
      confirm={<Trans>Create</Trans>}
      onSubmit={create}
      onClose={onClose}
    >
      <SelectField name="propertyId" label={<Trans>Property</Trans>}>
        <option value="">{t`Please choose`}</option>
        {properties
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map((property) => (
            <option key={property.id} value={property.id}>
              {`${property.name}, ${property.address}`}
            </option>
          ))}
      </SelectField>
      <TextField name="applicationProcessName" label={<Trans>Application process name</Trans>} autoComplete="off" />
      <NumberField
        name="newRent"
        label={<Trans>New rent</Trans>}
        hint={<Trans>Empty means: as the property states it.</Trans>}
        optional
        empty={null}
      />
      <NumberField name="newSideCosts" label={<Trans>New side costs</Trans>} optional empty={null} />
      <DateField
        name="startDate"
        label={<Trans>Start date (optional)</Trans>}
        hint={<Trans>Empty means: immediately.</Trans>}
      />
      <TextAreaField
        name="notes"
        label={<Trans>Notes</Trans>}
        hint={<Trans>Applicants do not see them.</Trans>}
        optional
      />
      <CheckboxField
        name="sendsStatusMails"
        label={<Trans>Applicants can be sent an email when their status changes</Trans>}
      />
      <Disclosure title={<Trans>Conditions (optional)</Trans>}>
        <Box display="grid" gap="4" pb="2">
          <ConditionFields />
        </Box>
      </Disclosure>
    </FormDialog>
  )
}
