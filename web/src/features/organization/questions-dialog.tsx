import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { organizationContract } from '#shared/organization/contract.ts'
import { type Organization, policySettings } from '#shared/organization/organization.ts'
import { packChoices } from '#shared/policy/pack-choice.ts'
import { FormDialog } from '#web/desk/form-dialog.tsx'
import { usePackChoiceWords } from '#web/desk/pack-choice-name.tsx'
import { useDesk } from '#web/desk/use-desk.ts'
import { useFailureWords } from '#web/desk/use-failure-words.ts'
import { SelectField } from '#web/form/select-field.tsx'
import { session } from '#web/session/browser-session.ts'
import { showToast } from '#web/ui/toast-store.ts'

interface QuestionsDialogProps {
  organization: Organization
  onClose: () => void
}

type Values = z.input<typeof policySettings>

export function QuestionsDialog({ organization: { id, policyPack }, onClose }: QuestionsDialogProps) {
  const { t } = useLingui()
  const { desk } = useDesk()
  const failureWords = useFailureWords()
  const words = usePackChoiceWords()
  const chosen = packChoices.find((choice) => choice === policyPack) ?? null
  const form = useForm<Values>({ defaultValues: { policyPack: chosen }, resolver: zodResolver(policySettings) })

  const change = async (body: Values) => {
    try {
      await desk.organizations.put(await session.call(organizationContract.changePolicyPack, { params: { id }, body }))
      showToast({ tone: 'success', title: t`Changed` })
      return undefined
    } catch (error) {
      return { title: t`It could not be changed`, description: failureWords(error, (answer) => answer) }
    }
  }

  return (
    <FormDialog
      form={form}
      title={<Trans>Which questions are asked</Trans>}
      confirm={<Trans>Change</Trans>}
      onSubmit={change}
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
