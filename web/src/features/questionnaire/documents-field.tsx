import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { documentTypes } from '#shared/document/document.ts'
import type { LocalDocument } from '#web/local/database.ts'
import { sendsEarly, setSendsEarly } from '#web/local/early-sending.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { DocumentChoice } from './document-choice.tsx'
import { DocumentSlot } from './document-slot.tsx'

interface DocumentsFieldProps {
  draftId: string
  renterId: string
  hasProcess: boolean
  documents: readonly LocalDocument[]
}

/** A slot for each kind that landlords ask for. */
export function DocumentsField({ draftId, renterId, hasProcess, documents }: DocumentsFieldProps) {
  return (
    <Box as="section" display="grid" gap="4">
      <Heading as="h2" size="lg" mb="-3">
        <Trans>Documents</Trans>
      </Heading>
      {hasProcess ? (
        <Slots {...{ draftId, renterId, documents }} />
      ) : (
        <Text color="fg.muted" fontSize="sm">
          <Trans>Documents can be added once you have entered the code of a property.</Trans>
        </Text>
      )}
    </Box>
  )
}

function Slots({ draftId, renterId, documents }: Omit<DocumentsFieldProps, 'hasProcess'>) {
  /** The document that has just been given another kind: the focus follows it into its new slot. */
  const [moved, setMoved] = useState<string>()
  const [fullSize, setFullSize] = useState(false)
  const kept = useLiveQuery(() => sendsEarly(draftId), [draftId], false)
  /** Shown at once, and until the device refuses it. */
  const [chosen, setChosen] = useState<boolean>()
  const isEarly = chosen ?? kept
  const choose = async (checked: boolean) => {
    setChosen(checked)
    await setSendsEarly(draftId, checked).catch(() => setChosen(undefined))
  }
  return (
    <>
      <Text color="fg.muted" fontSize="sm">
        {isEarly ? (
          <Trans>PDF, DOC, DOCX, JPG or PNG, at most 10 MB each.</Trans>
        ) : (
          <Trans>PDF, DOC, DOCX, JPG or PNG, at most 10 MB each. They stay on this device until you submit.</Trans>
        )}
      </Text>
      <DocumentChoice checked={isEarly} onChange={(checked) => void choose(checked)}>
        <Trans>Send documents already while I fill in the rest. They are deleted if I do not apply.</Trans>
      </DocumentChoice>
      {documentTypes.map((type) => (
        <DocumentSlot
          key={type}
          place={{ ownerId: draftId, renterId, type }}
          documents={documents.filter((document) => document.type === type)}
          {...{ fullSize, moved }}
          onMove={setMoved}
        />
      ))}
      <Box color="fg.muted" fontSize="sm">
        <Text>
          <Trans>Photos are made smaller, and the place where they were taken is removed.</Trans>
        </Text>
        <DocumentChoice checked={fullSize} onChange={setFullSize}>
          <Trans>Keep photos in full size</Trans>
        </DocumentChoice>
      </Box>
    </>
  )
}
