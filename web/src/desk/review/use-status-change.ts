import { useLingui } from '@lingui/react/macro'
import type { ManagedApplication, StatusChange } from '#shared/application/managed-application.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { useChange } from '#web/desk/use-change.ts'

/** Changes the status of an application, as the person saw it. */
export function useStatusChange({ id, version }: ManagedApplication) {
  const { t } = useLingui()
  const change = useChange()
  return (status: ApplicationStatus, more: Partial<StatusChange> = {}) =>
    change(
      'changeStatus',
      {
        params: { id, status },
        body: { reason: '', sendMail: false, ...more },
        about: { entity: 'application', id },
        ifMatch: version,
      },
      { done: () => t`Status updated`, failed: () => t`Failed to update application status` },
    )
}
