import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { type DocumentType, documentTypes } from '#shared/document/document-kinds.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { forgetOldRemoved, removedDocuments } from '#web/apply/storage/documents/edit-removed.ts'
import type { DocumentPlace } from '#web/apply/storage/documents/store-document.ts'
import { useOnDevice } from '#web/kit/device/storage/use-on-device.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { QuietTick } from '#web/kit/ui/later/quiet-tick.tsx'
import { DocumentSlot } from './document-slot.tsx'

interface DocumentSlotsProps {
  place: Omit<DocumentPlace, 'type'>
  types: readonly DocumentType[]
  documents: readonly LocalDocument[]
  /** What is said below the name of a kind. */
  hints: Partial<Record<DocumentType, ReactNode>>
}

/** A slot for each kind, and for each of which something is there already; and how photos are kept. */
export function DocumentSlots({ place, types, documents, hints }: DocumentSlotsProps) {
  /** The document that has just been given another kind: the focus follows it into its new slot. */
  const [moved, setMoved] = useState<string>()
  const [fullSize, setFullSize] = useState(false)
  const { ownerId, renterId } = place
  const shown = documentTypes.filter((type) => types.includes(type) || documents.some((each) => each.type === type))
  const removed = useOnDevice(() => removedDocuments(ownerId), [ownerId], [])
  useEffect(() => void forgetOldRemoved().catch(() => undefined), [])
  return (
    <>
      {shown.map((type) => (
        <DocumentSlot
          key={type}
          place={{ ...place, type }}
          documents={documents.filter((document) => document.type === type)}
          removed={removed.filter((document) => document.renterId === renterId && document.type === type)}
          all={documents}
          hint={hints[type]}
          {...{ fullSize, moved }}
          onMove={setMoved}
        />
      ))}
      <Box color="fg.muted" fontSize="sm">
        <Text>
          <Trans>Photos are made smaller, and the place where they were taken is removed.</Trans>
        </Text>
        <QuietTick checked={fullSize} onChange={setFullSize}>
          <Trans>Keep photos in full size</Trans>
        </QuietTick>
      </Box>
    </>
  )
}
