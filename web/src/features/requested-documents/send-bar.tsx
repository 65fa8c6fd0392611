import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { RequestedDocuments } from '#shared/document-request/link-contract.ts'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import { shownLanguage } from '#web/i18n/start-language.ts'
import { db } from '#web/local/database.ts'
import { haveDelivered } from '#web/sync/have-delivered.ts'
import { sealDocuments } from '#web/sync/seal-documents.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.ts'
import { scrollToTop } from '#web/ui/scroller.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useThisDevice } from '#web/ui/this-device.ts'

interface SendBarProps {
  link: HeldLink
  answer: RequestedDocuments
  /** How many are picked. */
  count: number
}

/** Sends what is picked, and says what is true of it until then. */
export function SendBar({ link, answer, count }: SendBarProps) {
  const { t } = useLingui()
  const thisDevice = useThisDevice()
  const [isSealing, setSealing] = useState(false)
  const received = answer.received.length
  const isTooMuch = count > 0 && received + count > MAX_DOCUMENTS_PER_RENTER
  const isUsable = count > 0 && !isTooMuch && !isSealing

  const send = async () => {
    if (!isUsable) return
    setSealing(true)
    const about = { processId: answer.processId, address: answer.propertyAddress, language: shownLanguage() }
    try {
      if (await sealDocuments(db, { link, about })) {
        showToast({
          tone: 'success',
          title: () => t`Saved on ${thisDevice}`,
          ...(!navigator.onLine && { description: () => t`We send it as soon as there is a connection.` }),
        })
        await haveDelivered()
      }
      // Where what was sent is shown.
      scrollToTop()
    } catch {
      showToast({ tone: 'error', title: () => t`The documents could not be sent. Please try again.` })
    } finally {
      setSealing(false)
    }
  }
  return (
    <ActionBar
      status={
        count === 0 ? (
          <Trans>Add a file above: then you can send it.</Trans>
        ) : isTooMuch ? (
          <Trans>Together with {received} received ones these are more than 20 documents. Please remove some.</Trans>
        ) : (
          <>
            <Trans>Saved on {thisDevice}</Trans> ·{' '}
            <Plural value={count} one="# file, not sent yet" other="# files, not sent yet" />
          </>
        )
      }
    >
      {/* Not `disabled`: who comes here by keyboard hears why nothing happens. */}
      <Button size="lg" w="full" aria-disabled={!isUsable} onClick={() => void send()}>
        <Trans>Send documents</Trans>
      </Button>
    </ActionBar>
  )
}
