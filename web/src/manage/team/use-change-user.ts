import { useLingui } from '@lingui/react/macro'
import { newId } from '#shared/ids.ts'
import { userContract } from '#shared/user/contract.ts'
import type { User, UserChange } from '#shared/user/user.ts'
import { useFailureText } from '#web/manage/changes/use-failure-text.ts'
import { refreshActivities } from '#web/manage/records/read-lists.ts'
import { personName, useManager } from '#web/manage/records/use-manager.ts'
import { session } from '#web/manage/session/browser-session.ts'

/** Changes a person, and keeps them as they are then. What comes back is why that failed. */
export function useChangeUser(user: User) {
  const { t } = useLingui()
  const { database } = useManager()
  const failureWords = useFailureText('user')
  return async (body: UserChange) => {
    try {
      const input = { params: { id: user.id }, body }
      await database.users.put(await session.call(userContract.changeUser, input, { 'idempotency-key': newId() }))
      if (user.organizationId) refreshActivities(database, user.organizationId)
      return undefined
    } catch (error) {
      const name = personName(user)
      return { title: t`Failed to change ${name}`, description: failureWords(error, (answer) => answer) }
    }
  }
}
