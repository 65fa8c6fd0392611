import { useLingui } from '@lingui/react/macro'
import type { ManagedApplication, StatusChange } from '#shared/application/manager/application.ts'
import { type ApplicationStatus, canTakeBack, reasonBack } from '#shared/application/status.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { type UndoWay, useChange } from '#web/manage/changes/use-change.ts'
import { useWriter } from '#web/manage/records/use-manager.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { strikeOut } from '#web/manage/sync/commands/issue-commands.ts'
import { readRecord } from '#web/manage/sync/commands/read-shown.ts'
import { openChanges } from '#web/manage/ui/open-changes.ts'
import { applicationStatusNames } from '#web/manage/ui/status-badge.tsx'
import { applicantLabel } from '#web/manage/applications/words/applicant-names.ts'
import { noteDecidedHere } from './decided-here.ts'

/** Changes the status of an application, as the person saw it; what can be taken back is, from the toast that tells of it. */
export function useStatusChange(application: ManagedApplication) {
  const { t, i18n } = useLingui()
  const change = useChange()
  const writer = useWriter()
  const { id, version, status: before, rejectionReason } = application
  const name = applicantLabel(application)

  const wordsOf = (status: ApplicationStatus) => ({
    title: () => t`Status updated`,
    description: () => `${name}: ${i18n._(applicationStatusNames[status])}`,
  })
  const bring = (status: ApplicationStatus, ifMatch: number, more: Partial<StatusChange>, way: UndoWay) => {
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
        done: wordsOf(status).title,
        more: wordsOf(status).description,
        failed: () => t`Failed to update application status`,
        ...way,
      },
    )
  }
  return (status: ApplicationStatus, more: Partial<StatusChange> = {}) => {
    const undo = async () => {
      const isThis = ({ name: of, about, params }: StoredCommand) =>
        of === 'changeStatus' && about.id === id && params?.['status'] === status
      // As if it had never been.
      if ((await strikeOut(writer, isThis)).size > 0) return void showToast({ tone: 'success', ...wordsOf(before) })
      const now = await readRecord(writer.database, 'application', id)
      // What was refused was not done: it is decided first.
      if (now?.waiting === 'attention') return openChanges()
      // Where somebody decided otherwise meanwhile, that is shown beside it.
      const ifMatch = now?.status === status ? now.version : version + 1
      await bring(before, ifMatch, { reason: reasonBack(before, rejectionReason) }, { isBack: true })
    }
    const canUndo = canTakeBack(before, status, more.sendMail)
    return bring(status, version, more, canUndo ? { undo: () => void undo() } : {})
  }
}
