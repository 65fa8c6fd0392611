import { Trans } from '@lingui/react/macro'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import type { LocalDocument } from '#web/local/database.ts'
import { requestKey } from '#web/local/request-documents.ts'
import { Card } from '#web/outbox/card.tsx'
import { deleteApplication } from '#web/outbox/delete-application.ts'
import { DocumentStates } from '#web/outbox/document-states.tsx'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { useThisDevice } from '#web/ui/this-device.ts'

interface UnwantedDocumentsProps {
  link: HeldLink
  picked: readonly LocalDocument[]
}

/** Picked for something that nobody wants any more: a person decides what becomes of it. */
export function UnwantedDocuments({ link, picked }: UnwantedDocumentsProps) {
  const thisDevice = useThisDevice()
  if (picked.length === 0) return null
  return (
    <Card title={<Trans>Saved on {thisDevice}</Trans>}>
      <DocumentStates documents={picked} />
      <ConfirmButton
        question={<Trans>These documents were never received. Delete them from {thisDevice}?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => void deleteApplication(requestKey(link))}
      >
        <Trans>Delete from {thisDevice}</Trans>
      </ConfirmButton>
    </Card>
  )
}
