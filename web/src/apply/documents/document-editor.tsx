import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect, useRef, useState } from 'react'
import { documentNames } from '#shared/document/document-names.ts'
import { MAX_TEXT_LENGTH } from '#shared/text.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { isPdf } from '#web/apply/storage/documents/document-pages.ts'
import {
  changeDocumentType,
  moveDocument,
  renameDocument,
  splitName,
} from '#web/apply/storage/documents/edit-document.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Input, Select } from '#web/kit/ui/controls.tsx'
import { ChevronIcon } from '#web/kit/ui/icons.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { AskedKinds } from './asked-kinds.ts'
import { CoverButton } from './cover-button.tsx'
import { UpIcon } from './document-icons.tsx'

interface DocumentEditorProps {
  document: LocalDocument
  number: number
  total: number
  isMoved: boolean
  onMove: () => void
  /** One that is turned or covered has taken its place. */
  onCovered: () => void
  onClose: () => void
}

/** Name, place and kind of one document. Every change is kept at once. */
export function DocumentEditor({ document, number, total, isMoved, onMove, onCovered, onClose }: DocumentEditorProps) {
  const { t, i18n } = useLingui()
  const { id, name, type } = document
  const asked = use(AskedKinds)
  // One that is not taken here stands among them until it is another.
  const kinds = asked.includes(type) ? asked : [type, ...asked]
  const kind = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (isMoved) kind.current?.focus()
  }, [isMoved])
  return (
    <Box display="grid" gap="3" pt="2">
      <NameField id={id} name={name} />
      <LabelledControl id={`type-${id}`} label={<Trans>Document type</Trans>} error={undefined}>
        {(control) => (
          <Select
            ref={kind}
            {...control}
            aria-label={t`Document type of ${name}`}
            value={type}
            onChange={(event) => {
              const chosen = kinds.find((each) => each === event.currentTarget.value)
              if (!chosen) return
              onMove()
              void changeDocumentType(id, chosen)
            }}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {i18n._(documentNames[each])}
              </option>
            ))}
          </Select>
        )}
      </LabelledControl>
      <Flex gap="2" wrap="wrap">
        {(document.mimeType.startsWith('image/') || isPdf(document)) && <CoverButton {...{ document, onCovered }} />}
        {total > 1 && (
          <>
            {/* Not `disabled`: at the end of the way the focus stays where it is. */}
            <Button
              variant="outline"
              size="icon"
              aria-label={t`Move ${name} up`}
              aria-disabled={number === 1}
              onClick={() => void moveDocument(id, -1)}
            >
              <UpIcon />
            </Button>
            <Button
              variant="outline"
              size="icon"
              aria-label={t`Move ${name} down`}
              aria-disabled={number === total}
              onClick={() => void moveDocument(id, 1)}
            >
              <ChevronIcon />
            </Button>
            <Box role="status" alignSelf="center" fontSize="sm" color="fg.muted">
              <Trans>
                {number} of {total}
              </Trans>
            </Box>
          </>
        )}
        <Button variant="outline" px="3" ms="auto" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </Flex>
    </Box>
  )
}

/** Without its ending, which says what kind of file it is. Kept when the field is left. */
function NameField({ id, name }: { id: string; name: string }) {
  const { t } = useLingui()
  const { stem, ending } = splitName(name)
  const [typed, setTyped] = useState(stem)
  const keep = async () => setTyped(splitName((await renameDocument(id, typed)) ?? name).stem)
  return (
    <LabelledControl id={`name-${id}`} label={t`File name`} error={undefined}>
      {(control) => (
        <Flex align="center" gap="2">
          <Input
            {...control}
            value={typed}
            maxLength={MAX_TEXT_LENGTH - ending.length}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={() => void keep()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Enter would go on to the next section.
              event.preventDefault()
              void keep()
            }}
          />
          {ending}
        </Flex>
      )}
    </LabelledControl>
  )
}
