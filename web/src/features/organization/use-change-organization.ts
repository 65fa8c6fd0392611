import { useLingui } from '@lingui/react/macro'
import type { Organization } from '#shared/organization/organization.ts'
import { refreshActivities } from '#web/desk/read-lists.ts'
import { useDesk } from '#web/desk/use-desk.ts'
import { useFailureWords } from '#web/desk/use-failure-words.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Waits for a setting that was sent, and keeps the organization as it is then. What comes back is why that failed. */
export function useChangeOrganization() {
  const { t } = useLingui()
  const { desk } = useDesk()
  const failureWords = useFailureWords()
  return async (changing: Promise<Organization>) => {
    try {
      const organization = await changing
      await desk.organizations.put(organization)
      refreshActivities(desk, organization.id)
      showToast({ tone: 'success', title: () => t`Changed` })
      return undefined
    } catch (error) {
      return { title: t`It could not be changed`, description: failureWords(error, (answer) => answer) }
    }
  }
}
