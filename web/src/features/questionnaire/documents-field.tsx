import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { documentTypes } from '#shared/document/document.ts'
import type { LocalDocument } from '#web/local/database.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { DocumentSlot } from './document-slot.tsx'

interface DocumentsFieldProps {
  draftId: string
  renterId: string
  hasProcess: boolean
  documents: readonly LocalDocument[]
}

/** A slot for each kind that landlords ask for. */
export function DocumentsField({ draftId, renterId, hasProcess, documents }: DocumentsFieldProps) {
  /** The document that has just been given another kind: the focus follows it into its new slot. */
  const [moved, setMoved] = useState<string>()
  return (
    <Box as="section" display="grid" gap="4">
      <div>
        <Heading as="h2" size="lg">
          <Trans>Documents</Trans>
        </Heading>
        <Text color="fg.muted" fontSize="sm">
          {hasProcess ? (
            <Trans>PDF, DOC, DOCX, JPG or PNG, at most 10 MB each. They stay on this device until you submit.</Trans>
          ) : (
            <Trans>Documents can be added once you have entered the code of a property.</Trans>
          )}
        </Text>
      </div>
      {hasProcess &&
        documentTypes.map((type) => (
          <DocumentSlot
            key={type}
            place={{ ownerId: draftId, renterId, type }}
            documents={documents.filter((document) => document.type === type)}
            moved={moved}
            onMove={setMoved}
          />
        ))}
    </Box>
  )
}
