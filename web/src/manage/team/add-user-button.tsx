import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { newId } from '#shared/ids.ts'
import { userContract } from '#shared/user/contract.ts'
import { asDocumented, type Invitation, invitableRoles, invitation } from '#shared/user/user.ts'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { toastsOfAccount } from '#web/kit/ui/toast/toast-store.ts'
import { useFailureText } from '#web/manage/changes/use-failure-text.ts'
import { refreshActivities } from '#web/manage/records/read-lists.ts'
import { personName, useManager } from '#web/manage/records/use-manager.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { Options } from '#web/manage/ui/options.tsx'
import { PersonFields } from '#web/manage/ui/person-fields.tsx'
import { roleNames } from '#web/manage/ui/role-badge.tsx'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'

/** Invites somebody into an organization. */
export const AddUserButton = ({ organizationId }: { organizationId: string }) => (
  <DialogButton renderDialog={(close) => <AddUserDialog organizationId={organizationId} onClose={close} />}>
    <PlusIcon />
    <Trans>Add User</Trans>
  </DialogButton>
)

function AddUserDialog({ organizationId, onClose }: { organizationId: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { database } = useManager()
  const failureWords = useFailureText('user')
  // The same for every attempt: an invitation whose answer was lost is not made twice.
  const [id] = useState(newId)

  const invite = async (invited: Invitation) => {
    const tell = toastsOfAccount()
    try {
      const body = { ...invited, id, organizationId, ...asDocumented }
      const user = await session.call(userContract.inviteUser, { body }, { 'idempotency-key': id })
      await database.users.put(user)
      refreshActivities(database, organizationId)
      const [name, { email }] = [personName(user), user]
      tell({
        tone: 'success',
        title: () => t`User Created Successfully`,
        description: () => t`${name} gets an email at ${email} with what to do next.`,
      })
      return undefined
    } catch (error) {
      const description = () => failureWords(error, (answer) => t`Failed to create user: ${answer}`)
      tell({ tone: 'error', title: () => t`Failed to Create User`, description })
      return { title: t`Failed to Create User`, description: description() }
    }
  }

  return (
    <RulesDialog
      isLong
      rules={invitation}
      values={{ firstName: '', lastName: '', email: '', role: '' }}
      title={<Trans>Add User</Trans>}
      confirm={<Trans>Send invitation</Trans>}
      onSubmit={invite}
      onClose={onClose}
    >
      <PersonFields />
      <SelectField
        name="role"
        label={<Trans>Role</Trans>}
        hint={<Trans>A manager works with the data of the organization. A user has no access to it.</Trans>}
      >
        <option value="">{t`Please choose`}</option>
        <Options of={invitableRoles} words={(role) => i18n._(roleNames[role])} />
      </SelectField>
    </RulesDialog>
  )
}
