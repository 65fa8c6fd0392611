import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { requestLink } from '#shared/document-request/request-link.ts'
import { nudge } from '#web/apply/delivery/engine/have-delivered.ts'
import { keepReceipt } from '#web/apply/delivery/jobs/keep-receipt.ts'
import { sendStale, tryNow } from '#web/apply/delivery/seal/change-job.ts'
import { reuseDraft } from '#web/apply/delivery/seal/reuse-draft.ts'
import { takeBack } from '#web/apply/delivery/seal/take-back.ts'
import { db, type LocalDocument } from '#web/apply/storage/database.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { paths } from '#web/kit/address/paths.ts'
import { Button } from '#web/kit/ui/button.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { chooseDraft } from './choose-draft.ts'
import { CodeCorrection } from './code-correction.tsx'
import { SaveCopyButton } from './copy/save-copy-button.tsx'
import { deleteApplication } from './delete-application.ts'
import { needsChange } from './problem-text.tsx'

/** What a person can do with something that was not received yet. */
export function JobActions({ job, documents }: { job: Job; documents: readonly LocalDocument[] }) {
  const thisDevice = useThisDevice()
  const { id, state, lastError, earlier } = job
  const code = lastError?.code
  const isFinal = state === 'rejected'
  const canTryAgain = code !== 'STALE' && code !== 'CODE_UNKNOWN' && !needsChange(job)
  return (
    <Flex direction="column" gap="3" align="stretch">
      {code === 'CODE_UNKNOWN' && state === 'attention' && <CodeCorrection job={job} />}
      {earlier && (
        <Button onClick={() => void keepReceipt(db, job, earlier)}>
          <Trans>Keep the received one</Trans>
        </Button>
      )}
      {state === 'attention' && code === 'STALE' && (
        <Button onClick={() => void sendStale(db, id).then(nudge)}>
          <Trans>Send it now</Trans>
        </Button>
      )}
      {state === 'hold_update' && (
        <Button onClick={() => location.reload()}>
          <Trans>Load the new version</Trans>
        </Button>
      )}
      {(state === 'backoff' || (state === 'attention' && !earlier && canTryAgain)) && (
        <Button onClick={() => void tryNow(db, id).then(nudge)}>
          <Trans>Try now</Trans>
        </Button>
      )}
      {!earlier && code !== 'APPLICATION_ERASED' && <TakeBackButton job={job} isFinal={isFinal} />}
      <SaveCopyButton source={{ draft: job.draft, address: job.about.address, documents }} />
      <ConfirmButton
        question={
          job.postAttempted && !isFinal ? (
            <Trans>
              Part of this may have arrived already. Deleting it here does not take it back from the landlord. Delete it
              from {thisDevice}?
            </Trans>
          ) : job.request ? (
            <Trans>These documents were never received. Delete them from {thisDevice}?</Trans>
          ) : (
            <Trans>This was never received. Delete it and its documents from {thisDevice}?</Trans>
          )
        }
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => void deleteApplication(id)}
      >
        <Trans>Delete from {thisDevice}</Trans>
      </ConfirmButton>
    </Flex>
  )
}

/** Makes it editable again, where the server does not have it yet. */
function TakeBackButton({ job, isFinal }: { job: Job; isFinal: boolean }) {
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
