import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { db, type LocalDocument } from '#web/local/database.ts'
import type { Job } from '#web/local/job.ts'
import { reuseDraft } from '#web/local/reuse-draft.ts'
import { paths } from '#web/paths.ts'
import { sendStale, takeBack, tryNow } from '#web/sync/change-job.ts'
import { keepReceipt } from '#web/sync/keep-receipt.ts'
import { nudge } from '#web/sync/nudge.ts'
import { Button } from '#web/ui/button.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CodeCorrection } from './code-correction.tsx'
import { chooseDraft } from './choose-draft.ts'
import { deleteApplication } from './delete-application.ts'
import { SaveCopyButton } from './save-copy-button.tsx'

/** What a person can do with an application that was not received yet. */
export function JobActions({ job, documents }: { job: Job; documents: readonly LocalDocument[] }) {
  const { id, state, lastError, earlier } = job
  const code = lastError?.code
  const isFinal = state === 'rejected'
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
      {(state === 'backoff' || (state === 'attention' && !earlier && code !== 'STALE' && code !== 'CODE_UNKNOWN')) && (
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
              from this phone?
            </Trans>
          ) : (
            <Trans>This was never received. Delete it and its documents from this phone?</Trans>
          )
        }
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => void deleteApplication(id)}
      >
        <Trans>Delete from this phone</Trans>
      </ConfirmButton>
    </Flex>
  )
}

function TakeBackButton({ job, isFinal }: { job: Job; isFinal: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isClosed =
    isFinal && (job.lastError?.code === 'APPLICATION_CLOSED' || job.lastError?.code === 'PROCESS_NOT_FOUND')

  const change = async () => {
    switch (await takeBack(db, job.id)) {
      case 'draft': {
        const draft = isClosed ? await reuseDraft(job.id) : await db.drafts.get(job.id)
        if (draft) await chooseDraft(draft)
        return void navigate(paths.questionnaire)
      }
      case 'received':
        return showToast({ tone: 'success', title: t`It had arrived already. It can no longer be changed here.` })
      case 'unknown':
        return showToast({
          tone: 'error',
          title: t`This needs a connection`,
          description: t`It may have arrived already. With a connection we can tell, and then you can change it.`,
        })
      case 'gone':
    }
  }
  return (
    <Button variant="outline" onClick={() => void change()}>
      {isClosed ? <Trans>Use it for another home</Trans> : <Trans>Take back and change</Trans>}
    </Button>
  )
}
