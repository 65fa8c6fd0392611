import { Box } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { type DocumentType, documentTypes } from '#shared/document/document-kinds.ts'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import { type KeptRequest, requestKey } from '#web/apply/delivery/seal/request-documents.ts'
import { DocumentSlots } from '#web/apply/documents/document-slots.tsx'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { SendBar } from './send-bar.tsx'

interface DocumentsToSendProps {
  link: HeldLink
  kept: KeptRequest
  picked: readonly LocalDocument[]
}

/** A place for each kind that is asked for, and for whatever else the landlord may need. */
export function DocumentsToSend({ link, kept, picked }: DocumentsToSendProps) {
  const thisDevice = useThisDevice()
  const { types, received, before } = kept.answer
  const isShown = (type: DocumentType) =>
    types.includes(type) || type === 'other_document' || picked.some((document) => document.type === type)
  const countOf = (type: DocumentType) =>
    received.filter((each) => each.type === type && !before.includes(each.id)).length
  return (
    <Box as="section" display="grid" gap="4">
      <Text color="fg.muted" fontSize="sm">
        <Trans>PDF, DOC, DOCX, JPG or PNG, at most 10 MB each. They stay on {thisDevice} until you send them.</Trans>
      </Text>
      <DocumentSlots
        place={{ ownerId: requestKey(link), renterId: link.mainRenterId }}
        types={documentTypes.filter(isShown)}
        documents={picked}
        hints={Object.fromEntries(
          documentTypes
            .filter((type) => types.includes(type) || countOf(type) > 0)
            .map((type) => [type, <Arrived key={type} count={countOf(type)} />]),
        )}
      />
      <SendBar link={link} answer={kept.answer} count={picked.length} />
    </Box>
  )
}

const Arrived = ({ count }: { count: number }) =>
  count > 0 ? <Plural value={count} one="# received" other="# received" /> : <Trans>Nothing received yet</Trans>
