import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { requestLink } from '#shared/document-request/request-link.ts'
import { reuseDraft } from '#web/apply/delivery/seal/reuse-draft.ts'
import { takeBack } from '#web/apply/delivery/seal/take-back.ts'
import { db } from '#web/apply/storage/database.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { paths } from '#web/kit/address/paths.ts'
import { Button } from '#web/kit/ui/button.ts'
import { showToast } from '#web/kit/ui/toast-store.ts'
import { chooseDraft } from './choose-draft.ts'
import { needsChange } from './problem-text.tsx'

/** Makes it editable again, where the server does not have it yet. */
export function TakeBackButton({ job, isFinal }: { job: Job; isFinal: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isOver = job.lastError?.code === 'APPLICATION_CLOSED' || job.lastError?.code === 'PROCESS_NOT_FOUND'
  const isClosed = isFinal && isOver && !job.request

  const change = async () => {
    switch (await takeBack(db, job.id)) {
      case 'draft': {
        const draft = isClosed ? await reuseDraft(job.id) : await db.drafts.get(job.id)
        if (draft) await chooseDraft(draft)
        // Where the documents are.
        return void navigate(
          job.lastError?.documentName ? `${paths.questionnaire}?section=main_renters` : paths.questionnaire,
        )
      }
      case 'picked':
        return void navigate(job.request ? requestLink('', job.request) : paths.myApplications)
      case 'received':
        return void showToast({
          tone: 'success',
          title: () => t`It had arrived already. It can no longer be changed here.`,
        })
      case 'unknown':
        return void showToast({
          tone: 'error',
          title: () => t`This needs a connection`,
          description: () => t`It may have arrived already. With a connection we can tell, and then you can change it.`,
        })
      case 'gone':
    }
  }
  return (
    <Button variant={isClosed || needsChange(job) ? 'solid' : 'outline'} onClick={() => void change()}>
      {isClosed ? (
        <Trans>Use it for another home</Trans>
      ) : needsChange(job) && job.lastError?.documentName ? (
        <Trans>Replace or remove the document</Trans>
      ) : (
        <Trans>Take back and change</Trans>
      )}
    </Button>
  )
}
