import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { newId } from '#shared/ids.ts'
import { userContract } from '#shared/user/contract.ts'
import { asDocumented, type Invitation, invitableRoles, invitation } from '#shared/user/user.ts'
import { SelectField } from '#web/form/select-field.tsx'
import { PersonFields } from './person-fields.tsx'
import { session } from '#web/session/browser-session.ts'
import { Button } from '#web/ui/button.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { FormDialog } from './form-dialog.tsx'
import { personName } from './person-name.ts'
import { refreshActivities } from './read-lists.ts'
import { roleNames } from './role-badge.tsx'
import { useDesk } from './use-desk.ts'
import { useFailureWords } from './use-failure-words.ts'

/** Invites somebody into an organization. */
export function AddUserButton({ organizationId }: { organizationId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <PlusIcon />
        <Trans>Add User</Trans>
      </Button>
      {isOpen && <AddUserDialog organizationId={organizationId} onClose={() => setOpen(false)} />}
    </>
  )
}

type Values = Omit<Invitation, 'role'> & { role: Invitation['role'] | '' }

function AddUserDialog({ organizationId, onClose }: { organizationId: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { desk } = useDesk()
  const failureWords = useFailureWords()
  // The same for every attempt: an invitation whose answer was lost is not made twice.
  const [id] = useState(newId)
  const form = useForm<Values>({
    defaultValues: { firstName: '', lastName: '', email: '', role: '' },
    // What passes the schema has a role.
    resolver: zodResolver(invitation) as unknown as Resolver<Values>,
  })

  const invite = async (values: Values) => {
    try {
      const body = { ...invitation.parse(values), id, organizationId, ...asDocumented }
      const user = await session.call(userContract.inviteUser, { body }, { 'idempotency-key': id })
      await desk.users.put(user)
      refreshActivities(desk, organizationId)
      const [name, { email }] = [personName(user), user]
      showToast({
        tone: 'success',
        title: () => t`User Created Successfully`,
        description: () => t`${name} gets an email at ${email} with what to do next.`,
      })
      return undefined
    } catch (error) {
      const description = () => failureWords(error, (answer) => t`Failed to create user: ${answer}`)
      showToast({ tone: 'error', title: () => t`Failed to Create User`, description })
      return { title: t`Failed to Create User`, description: description() }
    }
  }

  return (
    <FormDialog
      form={form}
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
        {invitableRoles.map((role) => (
          <option key={role} value={role}>
            {i18n._(roleNames[role])}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
