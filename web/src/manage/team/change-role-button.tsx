import { Trans, useLingui } from '@lingui/react/macro'
import { invitableRoles, roleChoice, type User } from '#shared/user/user.ts'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { toastsOfAccount } from '#web/kit/ui/toast/toast-store.ts'
import { personName } from '#web/manage/records/use-manager.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { Options } from '#web/manage/ui/options.tsx'
import { roleNames } from '#web/manage/ui/role-badge.tsx'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'
import { useChangeUser } from './use-change-user.ts'

/** Makes a manager of a user, or the other way round. */
export function ChangeRoleButton({ user }: { user: User }) {
  const { t } = useLingui()
  const name = personName(user)
  return (
    <DialogButton
      variant="outline"
      aria-label={t`Change role: ${name}`}
      renderDialog={(close) => <RoleDialog user={user} onClose={close} />}
    >
      <Trans>Change role</Trans>
    </DialogButton>
  )
}

function RoleDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const changeUser = useChangeUser(user)
  const name = personName(user)
  return (
    <RulesDialog
      rules={roleChoice}
      values={{ role: invitableRoles.find((role) => role === user.role) ?? '' }}
      title={<Trans>Role of {name}</Trans>}
      confirm={<Trans>Change role</Trans>}
      onSubmit={async ({ role }) => {
        const tell = toastsOfAccount()
        const failure = await changeUser({ role })
        const is = i18n._(roleNames[role])
        if (!failure) tell({ tone: 'success', title: () => t`Role of ${name}: ${is}` })
        return failure
      }}
      onClose={onClose}
    >
      <SelectField
        name="role"
        label={<Trans>Role</Trans>}
        hint={
          <Trans>
            A manager works with the data of the organization. Who becomes a user is signed out at once and has no
            access to it.
          </Trans>
        }
      >
        <Options of={invitableRoles} words={(role) => i18n._(roleNames[role])} />
      </SelectField>
    </RulesDialog>
  )
}
