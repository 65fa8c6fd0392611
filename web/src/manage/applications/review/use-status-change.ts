import { useLingui } from '@lingui/react/macro'
import type { ManagedApplication, StatusChange } from '#shared/application/manager/application.ts'
import { type ApplicationStatus, canTakeBack } from '#shared/application/status.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import { applicationStatusNames } from '#web/manage/ui/status-badge.tsx'
import { applicantLabel } from '#web/manage/applications/words/applicant-names.ts'
import { noteDecidedHere } from './decided-here.ts'

/** Changes the status of an application, as the person saw it; what can be taken back is, from the toast that tells of it. */
export function useStatusChange(application: ManagedApplication) {
  const { t, i18n } = useLingui()
  const change = useChange()
  const { id, version, status: before, rejectionReason } = application
  const name = applicantLabel(application)

  const bring = (status: ApplicationStatus, ifMatch: number, more: Partial<StatusChange>, undo?: () => void) => {
    noteDecidedHere(id, ifMatch)
    return change(
      'changeStatus',
      {
        params: { id, status },
        body: { reason: '', sendMail: false, ...more },
        about: { entity: 'application', id },
        ifMatch,
      },
      {
        done: () => t`Status updated`,
        more: () => `${name}: ${i18n._(applicationStatusNames[status])}`,
        failed: () => t`Failed to update application status`,
        ...(undo && { undo }),
      },
    )
  }
  return (status: ApplicationStatus, more: Partial<StatusChange> = {}) => {
    const undo = () => void bring(before, version + 1, before === 'rejected' ? { reason: rejectionReason } : {})
    // A mail is not taken back.
    return bring(status, version, more, canTakeBack(before, status) && more.sendMail !== true ? undo : undefined)
  }
}
