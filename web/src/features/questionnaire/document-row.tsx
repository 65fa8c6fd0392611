import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { documentTypes } from '#shared/document/document.ts'
import { documentTypeNames } from '#web/i18n/texts.ts'
import type { LocalDocument } from '#web/local/database.ts'
import { changeDocumentType, removeDocument } from '#web/local/documents.ts'
import { Button } from '#web/ui/button.ts'
import { Select } from '#web/ui/controls.tsx'
import { FileIcon, TrashIcon } from '#web/ui/icons.tsx'
import { Text } from '#web/ui/typography.ts'
import { formatSize } from './format-size.ts'

interface DocumentRowProps {
  document: LocalDocument
  /** The focus follows a document into the slot of its new kind. */
  isMoved: boolean
  onMove: () => void
  onRemoved: () => void
}

export function DocumentRow({ document: { id, name, size, type }, isMoved, onMove, onRemoved }: DocumentRowProps) {
  const { t, i18n } = useLingui()
  const kind = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (isMoved) kind.current?.focus()
  }, [isMoved])
  return (
    <Box borderTopWidth="1px" pt="2" data-document>
      <Flex align="center" gap="2">
        <Box color="phone.fg">
          <FileIcon />
        </Box>
        <Box flex="1" minW="0">
          <Text overflowWrap="anywhere" fontWeight="medium">
            {name}
          </Text>
          <Text fontSize="sm" color="phone.fg">
            {formatSize(size)} · <Trans>on this device</Trans>
          </Text>
        </Box>
        <Button
          variant="ghost"
          color="danger.fg"
          px="2"
          aria-label={t`Remove ${name}`}
          onClick={() => {
            onRemoved()
            void removeDocument(id)
          }}
        >
          <TrashIcon />
        </Button>
      </Flex>
      <Select
        ref={kind}
        aria-label={t`Document type of ${name}`}
        fontSize="sm"
        minH="11"
        value={type}
        onChange={(event) => {
          const chosen = documentTypes.find((each) => each === event.currentTarget.value)
          if (!chosen) return
          onMove()
          void changeDocumentType(id, chosen)
        }}
      >
        {documentTypes.map((each) => (
          <option key={each} value={each}>
            {i18n._(documentTypeNames[each])}
          </option>
        ))}
      </Select>
    </Box>
  )
}
