import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { formatSize } from '#shared/format-number.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { removeDocument } from '#web/apply/storage/documents/edit-document.ts'
import { Button } from '#web/kit/ui/button.ts'
import { isSecondTap } from '#web/kit/ui/double-tap.ts'
import { TrashIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { DocumentEditor } from './document-editor.tsx'
import { PencilIcon } from './document-icons.tsx'
import { DocumentThumbnail } from './document-thumbnail.tsx'
import { shortName } from './short-name.ts'

interface DocumentRowProps {
  document: LocalDocument
  /** Its place in the slot, from 1. */
  number: number
  total: number
  /** The same file, which was there before. */
  twin: LocalDocument | undefined
  /** The focus follows a document into the slot of its new kind. */
  isMoved: boolean
  onMove: () => void
  onRemoved: () => void
}

export function DocumentRow({ document, number, total, twin, isMoved, onMove, onRemoved }: DocumentRowProps) {
  const { t, i18n } = useLingui()
  const [isEdited, setEdited] = useState(isMoved)
  const editButton = useRef<HTMLButtonElement>(null)
  const { id, name, size } = document
  const editorId = `document-${id}`
  return (
    <Box borderTopWidth="1px" py="2" data-document>
      <Flex align="center" columnGap="3" wrap="wrap">
        <Flex align="center" gap="3" flex="1 1 10rem" minW="0">
          <DocumentThumbnail document={document} />
          <Box flex="1" minW="0">
            <Text overflowWrap="anywhere" fontWeight="medium" title={name}>
              {shortName(name)}
            </Text>
            <Text fontSize="sm" color="fg.muted">
              {formatSize(size, i18n.locale)} · <Whereabouts document={document} />
            </Text>
            {twin && <Twin name={shortName(twin.name)} />}
          </Box>
        </Flex>
        <Flex ms="auto">
          <Button
            ref={editButton}
            variant="ghost"
            size="icon"
            aria-label={t`Edit ${name}`}
            aria-expanded={isEdited}
            aria-controls={editorId}
            onClick={() => setEdited(!isEdited)}
          >
            <PencilIcon />
          </Button>
          <Button
            variant="danger"
            size="icon"
            aria-label={t`Remove ${name}`}
            onClick={({ timeStamp }) => {
              if (isSecondTap(timeStamp)) return
              onRemoved()
              void removeDocument(id)
            }}
          >
            <TrashIcon />
          </Button>
        </Flex>
      </Flex>
      <Box id={editorId} hidden={!isEdited}>
        {isEdited && (
          <DocumentEditor
            {...{ document, number, total, isMoved, onMove }}
            onClose={() => {
              editButton.current?.focus()
              setEdited(false)
            }}
          />
        )}
      </Box>
    </Box>
  )
}

const Twin = ({ name }: { name: string }) => (
  <Text fontSize="sm" color="attention.fg" overflowWrap="anywhere">
    <Trans>The same file as {name}</Trans>
  </Text>
)

/** How much of it the server has: never more than it confirmed. */
function Whereabouts({ document: { size, transfer, type } }: { document: LocalDocument }) {
  const { t } = useLingui()
  // Announced as another kind it has to be announced again.
  const confirmed = transfer?.type === type ? transfer.offset : 0
  if (confirmed > 0 && transfer?.done) return <Colored color="received.fg">{t`received by the server`}</Colored>
  if (confirmed === 0) return <Colored color="phone.fg">{t`on this device`}</Colored>
  const percent = Math.floor((confirmed / size) * 100)
  return (
    <Colored color="sending.fg">
      <Trans>{percent} % sent</Trans>
    </Colored>
  )
}

const Colored = ({ color, children }: { color: string; children: ReactNode }) => (
  <Box as="span" color={color}>
    {children}
  </Box>
)
