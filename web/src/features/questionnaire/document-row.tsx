import { Box, Button, Flex, NativeSelect, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { documentTypes } from '#shared/document/document.ts'
import { documentTypeNames } from '#web/i18n/texts.ts'
import type { LocalDocument } from '#web/local/database.ts'
import { changeDocumentType, removeDocument } from '#web/local/documents.ts'
import { ChevronIcon, FileIcon, TrashIcon } from '#web/ui/icons.tsx'
import { formatSize } from './format-size.ts'

export function DocumentRow({ document: { id, name, size, type } }: { document: LocalDocument }) {
  const { t, i18n } = useLingui()
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
          onClick={() => void removeDocument(id)}
        >
          <TrashIcon />
        </Button>
      </Flex>
      <NativeSelect.Root mt="1">
        <NativeSelect.Field
          aria-label={t`Document type of ${name}`}
          fontSize="sm"
          minH="11"
          value={type}
          onChange={(event) => {
            const chosen = documentTypes.find((each) => each === event.currentTarget.value)
            if (chosen) void changeDocumentType(id, chosen)
          }}
        >
          {documentTypes.map((each) => (
            <option key={each} value={each}>
              {i18n._(documentTypeNames[each])}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronIcon />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Box>
  )
}
