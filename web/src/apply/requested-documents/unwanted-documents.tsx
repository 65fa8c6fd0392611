import { Trans } from '@lingui/react/macro'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import { requestKey } from '#web/apply/delivery/seal/request-documents.ts'
import { Card } from '#web/apply/delivery/status/card.tsx'
import { deleteApplication } from '#web/apply/delivery/status/delete-application.ts'
import { DocumentStates } from '#web/apply/delivery/status/document-states.tsx'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { useThisDevice } from '#web/kit/ui/this-device.ts'

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
