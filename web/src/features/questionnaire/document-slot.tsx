import { Box, Flex } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { acceptedFiles } from '#shared/document/document.ts'
import { documentTypeNames } from '#web/i18n/texts.ts'
import { attachDocument, type NewDocument, type Refusal } from '#web/local/attach-document.ts'
import type { LocalDocument } from '#web/local/database.ts'
import { Button } from '#web/ui/button.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Text } from '#web/ui/typography.ts'
import { DocumentRow } from './document-row.tsx'

const refusalTexts = {
  too_large: msg`is larger than 10 MB. Please choose a smaller file, for example a photo with less resolution.`,
  empty: msg`is empty. Please choose another file.`,
  wrong_kind: msg`is not a PDF, DOC, DOCX, JPG or PNG file. Please choose another file.`,
  heic: msg`is a HEIC photo, which many computers cannot open. Please take the photo as JPG (on an iPhone: Settings, Camera, Formats, Most Compatible) or choose a screenshot of it.`,
  unreadable: msg`could not be read. If it lies in a cloud drive, please save it on this device first.`,
  device_full: msg`does not fit on this device any more. Please free some space and add it again. Your answers are kept.`,
  not_saved: msg`could not be saved on this device. Please add it again.`,
} satisfies Record<Refusal, unknown>

interface DocumentSlotProps {
  place: NewDocument
  documents: readonly LocalDocument[]
  /** The id of the document that has just been given another kind. */
  moved: string | undefined
  onMove: (id: string) => void
}

/** Files of one kind: what is there, what was refused and why, and the way to add more. */
export function DocumentSlot({ place, documents, moved, onMove }: DocumentSlotProps) {
  const { t, i18n } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [refusals, setRefusals] = useState<{ name: string; refused: Refusal }[]>([])
  const [isReading, setReading] = useState(false)
  const kind = i18n._(documentTypeNames[place.type])

  const attach = async (files: File[]) => {
    setReading(true)
    const refused: typeof refusals = []
    for (const file of files) {
      const result = await attachDocument(file, place)
      if ('refused' in result) refused.push({ name: file.name, refused: result.refused })
    }
    setRefusals(refused)
    setReading(false)
  }

  return (
    <Box borderWidth="1px" borderStyle="dashed" borderColor="line.field" borderRadius="md" p="3" display="grid" gap="2">
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <Text fontWeight="medium">{kind}</Text>
        <Button
          ref={addButton}
          variant="outline"
          disabled={isReading}
          onClick={() => picker.current?.click()}
          aria-label={t`Add file: ${kind}`}
        >
          <PlusIcon />
          {isReading ? <Trans>Reading...</Trans> : <Trans>Add file</Trans>}
        </Button>
        {/* The browser's own control speaks the browser's language, so a translated button stands for it. */}
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={acceptedFiles}
          aria-label={kind}
          data-document-type={place.type}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])]
            event.currentTarget.value = ''
            void attach(files)
          }}
        />
      </Flex>
      <Box role="alert" fontSize="sm" color="danger.fg">
        {refusals.map(({ name, refused }) => (
          <Text key={name} overflowWrap="anywhere">
            {name} {i18n._(refusalTexts[refused])}
          </Text>
        ))}
      </Box>
      <div aria-live="polite">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isMoved={document.id === moved}
            onMove={() => onMove(document.id)}
            onRemoved={() => addButton.current?.focus()}
          />
        ))}
      </div>
    </Box>
  )
}
