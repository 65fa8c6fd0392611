import { Box, chakra, Flex } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatSize } from '#shared/format-number.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { removeDocument } from '#web/apply/storage/documents/edit-document.ts'
import type { Doubt } from '#web/kit/photos/judge-pixels.ts'
import { Button } from '#web/kit/ui/button.ts'
import { isSecondTap } from '#web/kit/ui/double-tap.ts'
import { FileIcon, TrashIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { DocumentEditor } from './document-editor.tsx'
import { PencilIcon } from './document-icons.tsx'
import { shortName } from './short-name.ts'

const doubts = {
  blurred: msg`This photo seems to be blurred. Please look whether it can be read, and take it again if not.`,
  dark: msg`This photo is very dark. Please look whether it can be read, and take it again if not.`,
  locked: msg`This PDF asks for a password, without which the landlord cannot read it. Under “Cover or turn” it is saved without one.`,
} satisfies Record<Doubt | 'locked', MessageDescriptor>

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
  /** One that is turned or covered has taken its place. */
  onCovered: () => void
  onRemoved: () => void
}

export function DocumentRow({
  document,
  number,
  total,
  twin,
  isMoved,
  onMove,
  onCovered,
  onRemoved,
}: DocumentRowProps) {
  const { t, i18n } = useLingui()
  const [isEdited, setEdited] = useState(isMoved)
  const editButton = useRef<HTMLButtonElement>(null)
  const { id, name, size, isCutShort, isChanging, doubt } = document
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
            {twin && (
              <Remark>
                <SameAs name={shortName(twin.name)} />
              </Remark>
            )}
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
      {isCutShort && (
        <Remark>
          <Trans>This PDF does not seem to be whole. Please open it once, and add it again if pages are missing.</Trans>
        </Remark>
      )}
      {isChanging && (
        <Remark>
          <Trans>What you covered or turned is not saved yet. If nothing happens, please do it again.</Trans>
        </Remark>
      )}
      {doubt && <Remark>{i18n._(doubts[doubt])}</Remark>}
      <Box id={editorId} hidden={!isEdited}>
        {isEdited && (
          <DocumentEditor
            {...{ document, number, total, isMoved, onMove, onCovered }}
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

const SameAs = ({ name }: { name: string }) => <Trans>The same file as {name}</Trans>

const Remark = ({ children }: { children: ReactNode }) => (
  <Text fontSize="sm" color="attention.fg" overflowWrap="anywhere">
    {children}
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

/** A small picture of a photo, an icon for everything else. It decorates: the name stands beside it. */
function DocumentThumbnail({ document: { thumbnail, id } }: { document: LocalDocument }) {
  const [address, setAddress] = useState<string>()
  const hasThumbnail = thumbnail !== undefined
  useEffect(() => {
    if (!thumbnail) return
    const url = URL.createObjectURL(new Blob([thumbnail], { type: 'image/jpeg' }))
    setAddress(url)
    return () => URL.revokeObjectURL(url)
    // Every reading of the database brings new bytes of the same picture.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, hasThumbnail])
  return (
    <Flex
      align="center"
      justify="center"
      flex="none"
      w="11"
      h="11"
      borderWidth="1px"
      borderRadius="sm"
      bg="bg.subtle"
      color="phone.fg"
      overflow="hidden"
    >
      {address ? <chakra.img src={address} alt="" w="full" h="full" objectFit="cover" data-thumbnail /> : <FileIcon />}
    </Flex>
  )
}
