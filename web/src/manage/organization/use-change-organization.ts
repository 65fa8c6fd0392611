import { useLingui } from '@lingui/react/macro'
import type { Organization } from '#shared/organization/organization.ts'
import { toastsOfAccount } from '#web/kit/ui/toast/toast-store.ts'
import { useFailureText } from '#web/manage/changes/use-failure-text.ts'
import { refreshActivities } from '#web/manage/records/read-lists.ts'
import { useManager } from '#web/manage/records/use-manager.ts'

/**
 * Waits for a setting that was sent, and keeps the organization as it is then. What comes back is why that failed.
 * @param done what was changed, where it is more than one thing
 */
export function useChangeOrganization() {
  const { t } = useLingui()
  const { database } = useManager()
  const failureWords = useFailureText('organization')
  return async (changing: Promise<Organization>, done = () => t`Changed`) => {
    const tell = toastsOfAccount()
    try {
      const organization = await changing
      await database.organizations.put(organization)
      refreshActivities(database, organization.id)
      tell({ tone: 'success', title: done })
      return undefined
    } catch (error) {
      return { title: t`It could not be changed`, description: failureWords(error, (answer) => answer) }
    }
  }
}
