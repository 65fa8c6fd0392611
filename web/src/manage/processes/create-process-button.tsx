import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useWatch } from 'react-hook-form'
import { newId } from '#shared/ids.ts'
import { processForm } from '#shared/process/manager/process.ts'
import type { ManagedProperty } from '#shared/property/manager/property.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { DateField } from '#web/kit/form/date-field.tsx'
import { CheckboxField } from '#web/kit/form/later/choice-field.tsx'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { useChange } from '#web/manage/changes/use-change.ts'
import { rentOf } from '#web/manage/facts/property-rent.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { NumberField } from '#web/manage/ui/number-field.tsx'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'
import { Pair } from '#web/manage/ui/pair.ts'
import { ConditionFields } from './condition-fields.tsx'
import { emptyConditions, withoutEmpty } from './condition-values.ts'

interface CreateProcessProps {
  organizationId: string
  properties: readonly ManagedProperty[]
  /** The one that it is for; without it one has to be chosen. */
  property?: ManagedProperty
  /** Told once the dialog has gone, and the focus can go elsewhere. */
  onCreated?: (id: string) => void
}

/** @param isAside where something else is the first thing to do */
export const CreateProcessButton = ({ isAside = false, ...props }: CreateProcessProps & { isAside?: boolean }) => (
  <DialogButton
    dialog="create-process"
    variant={isAside ? 'outline' : 'solid'}
    renderDialog={(close) => <CreateProcessDialog {...props} onClose={close} />}
  >
    <PlusIcon />
    <Trans>Create Application Process</Trans>
  </DialogButton>
)

/** It starts on the first day of the next month (manager.md, Application processes). */
const emptyProcess = (property?: ManagedProperty, now = new Date()) => ({
  propertyId: property?.id ?? '',
  // Called like its home: it can be created as it stands.
  applicationProcessName: property?.name ?? '',
  notes: '',
  newRent: null as number | null,
  newSideCosts: null as number | null,
  startDate: localToday(new Date(now.getFullYear(), now.getMonth() + 1, 1)),
  sendsStatusMails: false,
  conditions: emptyConditions,
})

/** Of what somebody typed, where an empty field says nothing. */
const typedProcess = z.pipe(
  z.transform(({ startDate, conditions, ...values }: ReturnType<typeof emptyProcess>): unknown => ({
    ...values,
    startDate: startDate === '' ? null : startDate,
    conditions: withoutEmpty(conditions),
  })),
  processForm,
)

function useChosenHome({ property, properties }: CreateProcessProps): ManagedProperty | undefined {
  const propertyId = useWatch<ReturnType<typeof emptyProcess>, 'propertyId'>({ name: 'propertyId' })
  return property ?? properties.find(({ id }) => id === propertyId)
}

function NewRents(props: CreateProcessProps) {
  const moneyOf = useChosenHome(props)?.country
  return (
    <>
      <NumberField
        name="newRent"
        label={<Trans>New rent</Trans>}
        hint={<Trans>Empty means: as the property states it.</Trans>}
        optional
        empty={null}
        moneyOf={moneyOf}
      />
      <NumberField name="newSideCosts" label={<Trans>New side costs</Trans>} optional empty={null} moneyOf={moneyOf} />
    </>
  )
}

/** Of the home that is chosen, at the rent that is typed. */
function NewConditions(props: CreateProcessProps) {
  const { newRent, newSideCosts } = useWatch<ReturnType<typeof emptyProcess>>()
  const home = useChosenHome(props)
  const said = { newRent: newRent ?? null, newSideCosts: newSideCosts ?? null }
  return <ConditionFields home={home && { ...home, ...rentOf(said, home) }} />
}

export function CreateProcessDialog(props: CreateProcessProps & { onClose: () => void }) {
  const { organizationId, properties, property, onCreated, onClose } = props
  const { t } = useLingui()
  const change = useChange()
  const [id] = useState(newId)

  const isCreated = useRef(false)

  const create = async (process: z.output<typeof processForm>) => {
    const body = { ...process, id, organizationId, rentObjectId: process.propertyId }
    const failure = await change(
      'createProcess',
      { params: undefined, body, about: { entity: 'process', id } },
      {
        done: () => t`Application process created successfully`,
        more: () => process.applicationProcessName,
        failed: () => t`Failed to create application`,
      },
    )
    isCreated.current = failure === undefined
    return failure
  }

  return (
    <RulesDialog
      isLong
      rules={typedProcess}
      values={emptyProcess(property)}
      title={<Trans>Create Application Process</Trans>}
      confirm={<Trans>Create</Trans>}
      onSubmit={create}
      onClose={() => {
        onClose()
        if (isCreated.current) onCreated?.(id)
      }}
    >
      {!property && (
        <SelectField name="propertyId" label={<Trans>Property</Trans>}>
          <option value="">{t`Please choose`}</option>
          {properties
            .toSorted((a, b) => a.name.localeCompare(b.name))
            .map(({ id: value, name, address }) => (
              <option key={value} value={value}>
                {`${name}, ${address}`}
              </option>
            ))}
        </SelectField>
      )}
      <TextField name="applicationProcessName" label={<Trans>Application process name</Trans>} autoComplete="off" />
      <Pair>
        <NewRents {...props} />
      </Pair>
      <DateField
        name="startDate"
        label={<Trans>Start date (optional)</Trans>}
        hint={<Trans>Empty means: immediately.</Trans>}
      />
      <Disclosure title={<Trans>Notes, emails and conditions</Trans>}>
        <Box display="grid" gap="4" pb="2">
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
          <NewConditions {...props} />
        </Box>
      </Disclosure>
    </RulesDialog>
  )
}
