import { Box, Flex } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { combinePhotos, type NotCombined } from '#web/apply/storage/documents/combine-photos.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { QuietTick } from '#web/kit/ui/later/quiet-tick.tsx'
import { PagesIcon } from './document-icons.tsx'

const reasons = {
  too_large: msg`Together these photos are larger than 10 MB. Please combine fewer of them.`,
  undecodable: msg`One of the photos cannot be opened. Please remove it and take it again.`,
  device_full: msg`The PDF does not fit on this device any more. Please free some space and try again.`,
  not_saved: msg`The PDF could not be saved. Please try again.`,
  sealed: msg`This application has already been submitted.`,
  too_many: msg`There are ${MAX_DOCUMENTS_PER_RENTER} documents already, which is the most for one person.`,
  not_loaded: msg`This needs a connection for a moment. Please try again when you are online.`,
} satisfies Record<NotCombined, MessageDescriptor>

interface DocumentCombinerProps {
  documents: readonly LocalDocument[]
  /** The name of their type, which becomes the name of the PDF. */
  kind: string
  onCombined: () => void
}

/** Makes one PDF of several photos, such as the pages of a contract. Whatever fails, the photos stay. */
export function DocumentCombiner({ documents, kind, onCombined }: DocumentCombinerProps) {
  const { i18n } = useLingui()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [state, setState] = useState<'ready' | 'working' | keyof typeof reasons>('ready')
  const photos = documents.filter(({ mimeType }) => mimeType.startsWith('image/'))
  const chosen = photos.filter(({ id }) => !left.has(id)).map(({ id }) => id)
  const isUsable = chosen.length > 1 && state !== 'working'

  const close = () => {
    setOpen(false)
    setLeft(new Set())
    setState('ready')
  }

  const combine = async () => {
    if (!isUsable) return
    setState('working')
    const result = await combinePhotos(chosen, `${kind}.pdf`)
    if ('refused' in result) return setState(result.refused)
    close()
    onCombined()
  }

  if (photos.length < 2) return null
  return (
    <Box borderTopWidth="1px" pt="2">
      <Button
        ref={toggle}
        variant="ghost"
        px="2"
        textAlign="start"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <PagesIcon />
        <Trans>Combine photos into one PDF</Trans>
      </Button>
      {isOpen && (
        <Box display="grid" gap="1">
          <Text fontSize="sm" color="fg.muted">
            <Trans>One page for each photo, in this order:</Trans>
          </Text>
          {photos.map(({ id, name }) => (
            <QuietTick
              key={id}
              checked={!left.has(id)}
              onChange={(checked) =>
                setLeft(new Set(checked ? [...left].filter((each) => each !== id) : [...left, id]))
              }
            >
              {name}
            </QuietTick>
          ))}
          <Box role="alert" fontSize="sm" color="danger.fg">
            {state !== 'ready' && state !== 'working' && i18n._(reasons[state])}
          </Box>
          <Flex gap="2" wrap="wrap">
            <Button aria-disabled={!isUsable} onClick={() => void combine()}>
              {state === 'working' ? <Trans>Combining...</Trans> : <Trans>Combine</Trans>}
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                toggle.current?.focus()
                close()
              }}
            >
              <Trans>Cancel</Trans>
            </Button>
          </Flex>
        </Box>
      )}
    </Box>
  )
}
