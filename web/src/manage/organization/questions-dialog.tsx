import { zodResolver } from '@hookform/resolvers/zod'
import { Trans } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { organizationContract } from '#shared/organization/contract.ts'
import { type Organization, policySettings } from '#shared/organization/organization.ts'
import { packChoices } from '#shared/policy/pack-choice.ts'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { usePackChoiceWords } from '#web/manage/facts/pack-choice-name.tsx'
import { session } from '#web/manage/session/browser-session.ts'
import { FormDialog } from '#web/manage/ui/form-dialog.tsx'
import { useChangeOrganization } from './use-change-organization.ts'

interface QuestionsDialogProps {
  organization: Organization
  onClose: () => void
}

type Values = z.input<typeof policySettings>

export function QuestionsDialog({ organization: { id, policyPack }, onClose }: QuestionsDialogProps) {
  const change = useChangeOrganization()
  const words = usePackChoiceWords()
  const chosen = packChoices.find((choice) => choice === policyPack) ?? null
  const form = useForm<Values>({ defaultValues: { policyPack: chosen }, resolver: zodResolver(policySettings) })

  const send = (body: Values) => change(session.call(organizationContract.changePolicyPack, { params: { id }, body }))

  return (
    <FormDialog
      form={form}
      title={<Trans>Which questions are asked</Trans>}
      confirm={<Trans>Change</Trans>}
      onSubmit={send}
      onClose={onClose}
    >
      <SelectField
        name="policyPack"
        label={<Trans>Questions of new processes</Trans>}
        hint={<Trans>Processes that there are keep theirs, so that all who apply for a home are asked the same.</Trans>}
        read={(choice) => choice || null}
      >
        {[null, ...packChoices].map((choice) => (
          <option key={choice} value={choice ?? ''}>
            {words(choice)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
