import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { isComputer, useThisDevice } from '#web/kit/ui/this-device.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { forgetEverything } from './delete-application.ts'
import type { PhoneContents } from './use-phone-contents.ts'

/** For a device that belongs to somebody else: all of it goes, after a question that names it, and first what was never received. */
export function NotMyPhone({ contents }: { contents: PhoneContents }) {
  const { t } = useLingui()
  const thisDevice = useThisDevice()
  const navigate = useNavigate()
  const forget = async () => {
    await forgetEverything()
    void navigate(paths.landing, { replace: true })
    showToast({ tone: 'success', title: () => t`Everything was removed from ${thisDevice}` })
  }
  return (
    <ConfirmButton
      question={
        <>
          <Losses {...contents} />
          <Trans>
            All answers, documents, numbers and receipts are removed from {thisDevice}. What was received stays with the
            landlord: note its number first.
          </Trans>
        </>
      }
      confirm={<Trans>Remove everything</Trans>}
      onConfirm={() => void forget()}
    >
      {isComputer() ? <Trans>This is not my computer</Trans> : <Trans>This is not my phone</Trans>}
    </ConfirmButton>
  )
}

function Losses({ jobs, picked, drafts }: PhoneContents): ReactNode {
  const ofDocuments = jobs.filter(({ job }) => job.request)
  const waiting = jobs.length - ofDocuments.length
  const unfinished = drafts.length
  const counts = [...ofDocuments.map(({ documents }) => documents.length), ...picked.map((each) => each.documents)]
  const documents = counts.reduce((sum, count) => sum + count, 0)
  return (
    <>
      {waiting > 0 && (
        <>
          <Plural
            value={waiting}
            one="# application has not been received yet and will be lost."
            other="# applications have not been received yet and will be lost."
          />{' '}
        </>
      )}
      {unfinished > 0 && (
        <>
          <Plural
            value={unfinished}
            one="# unfinished application will be lost."
            other="# unfinished applications will be lost."
          />{' '}
        </>
      )}
      {documents > 0 && (
        <>
          <Plural
            value={documents}
            one="# document has not been received yet and will be lost."
            other="# documents have not been received yet and will be lost."
          />{' '}
        </>
      )}
    </>
  )
}
