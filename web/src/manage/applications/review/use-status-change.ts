import { useLingui } from '@lingui/react/macro'
import type { ManagedApplication, StatusChange } from '#shared/application/manager/application.ts'
import { type ApplicationStatus, canTakeBack } from '#shared/application/status.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { readRecord } from '#web/manage/sync/commands/read-shown.ts'
import { openChanges } from '#web/manage/ui/open-changes.ts'
import { applicationStatusNames } from '#web/manage/ui/status-badge.tsx'
import { applicantLabel } from '#web/manage/applications/words/applicant-names.ts'
import { noteDecidedHere } from './decided-here.ts'

/** Changes the status of an application, as the person saw it; what can be taken back is, from the toast that tells of it. */
export function useStatusChange(application: ManagedApplication) {
  const { t, i18n } = useLingui()
  const change = useChange()
  const { database } = useManager()
  const { id, version, status: before, rejectionReason } = application
  const name = applicantLabel(application)

  const bring = (
    status: ApplicationStatus,
    ifMatch: number,
    more: Partial<StatusChange>,
    words: { undo?: () => void; isBack?: boolean },
  ) => {
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
        ...words,
      },
    )
  }
  return (status: ApplicationStatus, more: Partial<StatusChange> = {}) => {
    const undo = async () => {
      const now = await readRecord(database, 'application', id)
      // What was refused was not done: it is decided first.
      if (now?.waiting === 'attention') return openChanges()
      // Where somebody decided otherwise meanwhile, that is shown beside it.
      const ifMatch = now?.status === status ? now.version : version + 1
      await bring(before, ifMatch, before === 'rejected' ? { reason: rejectionReason } : {}, { isBack: true })
    }
    // A mail is not taken back.
    const canUndo = canTakeBack(before, status) && more.sendMail !== true
    return bring(status, version, more, canUndo ? { undo: () => void undo() } : {})
  }
}
