import { Box, Flex } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { coverDocument, type NotCovered } from '#web/apply/storage/documents/cover-document.ts'
import { MAX_PAGES } from '#web/apply/storage/documents/document-pages.ts'
import { watchSaving } from '#web/kit/device/unsaved.ts'
import { UNCHANGED } from '#web/kit/photos/covered.ts'
import { Button } from '#web/kit/ui/button.ts'
import { CloseIcon } from '#web/kit/ui/icons.tsx'
import { Modal } from '#web/kit/ui/later/modal.tsx'
import { useAskBeforeUnload } from '#web/kit/ui/later/use-ask-before-unload.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { QuietTick } from '#web/kit/ui/later/quiet-tick.tsx'
import { Covering } from './covering.tsx'
import { PageBar } from './page-bar.tsx'
import { PdfPassword } from './pdf-password.tsx'
import { usePurpose } from './use-purpose.ts'
import { type Password, useDocumentPages } from './use-document-pages.ts'
import type { DrawnChanges } from './use-drawing.ts'

const reasons = {
  undecodable: msg`This document cannot be changed on this device.`,
  too_large: msg`The changed document is larger than 10 MB. Please add it with fewer pages, or in a smaller size.`,
  device_full: msg`The changed document does not fit on this device any more. Please free some space and try again.`,
  not_saved: msg`The changed document could not be saved. Please try again.`,
  sealed: msg`This application has already been submitted.`,
  too_many: msg`There are ${MAX_DOCUMENTS_PER_RENTER} documents already, which is the most for one person.`,
  all_covered: msg`Nothing of it can be read any more. Please uncover what the landlord is to see.`,
  not_loaded: msg`This needs a connection for a moment. Please try again when you are online.`,
  too_many_pages: msg`Only a PDF of at most ${MAX_PAGES} pages can be changed here. Please add the pages that are asked for alone.`,
  locked: undefined,
} satisfies Record<NotCovered, MessageDescriptor | undefined>

/** Of each page, from the first. */
type AllChanges = readonly (DrawnChanges | undefined)[]

export interface CoverDialogProps {
  document: LocalDocument
  /** What was done to it before the dialog was closed. */
  begun: AllChanges
  onChange: (changes: AllChanges) => void
  onClose: () => void
  /** Another one has taken its place. */
  onCovered: () => void
}

/** Turns the pages of a document and covers what the landlord does not need to see, before it is sent. */
export function CoverDialog({ document, begun, onChange, onClose, onCovered }: CoverDialogProps) {
  const { t, i18n } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(0)
  const [password, setPassword] = useState<Password>()
  const { count, picture, trouble } = useDocumentPages(document, index, password)
  const [state, setState] = useState<'ready' | 'working' | NotCovered>('ready')
  const [isAsking, setAsking] = useState(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  // What is asked may be below what can be seen.
  useEffect(() => {
    if (isAsking) saveButton.current?.focus()
  }, [isAsking])
  const changes: DrawnChanges = begun[index] ?? UNCHANGED
  const isLeftOut = changes.isLeftOut === true
  const purpose = usePurpose(document.ownerId)
  const [isMarked, setMarked] = useState(false)
  const mark = isMarked ? purpose : undefined
  const isChanged = isMarked || password !== undefined || begun.some((page) => page && isNew(page))
  const isUsable = count !== undefined && picture !== 'none' && isChanged && state !== 'working'
  const shown = trouble ?? (picture === 'none' ? 'undecodable' : state)
  const reason = shown === 'ready' || shown === 'working' ? undefined : reasons[shown]

  const save = async () => {
    if (!isUsable) return
    setState('working')
    const all = Array.from({ length: count }, (_, at) => ({ ...(begun[at] ?? UNCHANGED), mark }))
    const saving = coverDocument(document, all, password?.typed)
    const stop = watchSaving(() => saving.then(() => true))
    const result = await saving.catch(() => ({ refused: 'not_saved' as const })).finally(stop)
    if ('refused' in result) return setState(result.refused)
    dialog.current?.close()
    onCovered()
  }

  const change = (next: DrawnChanges) => {
    setState('ready')
    setAsking(false)
    onChange(Array.from({ length: count ?? 0 }, (_, at) => (at === index ? next : begun[at])))
  }

  const isWorking = state === 'working'
  useAskBeforeUnload(() => isWorking || isUsable)
  // What is saved already is seen to the end, so that nobody takes it for saved before.
  const leave = () => isWorking || (isUsable && !isAsking ? setAsking(true) : dialog.current?.close())

  return (
    <Modal
      ref={dialog}
      aria-labelledby="cover-title"
      maxW="40rem"
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <Flex align="center" justify="space-between" gap="3" mb="1">
        <Heading id="cover-title" size="lg">
          <Trans>Cover or turn</Trans>
        </Heading>
        <Button variant="ghost" size="icon" aria-label={t`Close`} onClick={leave}>
          <CloseIcon />
        </Button>
      </Flex>
      {trouble === undefined && <Explanation document={document} />}
      {trouble === 'locked' && (
        <PdfPassword isWrong={password !== undefined} onType={(typed) => setPassword({ typed })} />
      )}
      {count !== undefined && count > 1 && (
        <Box inert={isWorking}>
          <PageBar
            {...{ index, count, isLeftOut }}
            onStep={(by) => setIndex(index + by)}
            onLeaveOut={(isOut) => change({ ...changes, isLeftOut: isOut })}
          />
        </Box>
      )}
      {picture !== undefined && picture !== 'none' && (
        // What is done to it while it is saved would be in nothing.
        <Box inert={isLeftOut || isWorking} opacity={isLeftOut ? 0.4 : 1}>
          <Covering key={index} picture={picture} changes={changes} mark={mark} onChange={change} />
        </Box>
      )}
      <Box inert={isWorking} fontSize="sm">
        <QuietTick checked={isMarked} onChange={setMarked}>
          <Trans>Write across it what it is for</Trans>
        </QuietTick>
        {isMarked && (
          <Text color="fg.muted" overflowWrap="anywhere">
            {purpose}
          </Text>
        )}
      </Box>
      <Box role="status" fontSize="sm">
        {isLeftOut && <Trans>This page is not sent.</Trans>}
      </Box>
      <Box role="status" fontSize="sm" color="phone.fg">
        {picture === undefined && trouble === undefined && <Trans>Preparing document...</Trans>}
      </Box>
      <Box role="alert" mt="2" fontSize="sm" color="danger.fg">
        {reason && i18n._(reason)}
      </Box>
      <Box role="alert" mt="2" fontSize="sm">
        {isAsking && <Trans>What you did here is not saved: the document is as it was.</Trans>}
      </Box>
      <Button ref={saveButton} mt="3" w="full" aria-disabled={!isUsable} onClick={() => void save()}>
        {isWorking ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
      </Button>
      {isAsking && (
        <Button variant="outline" mt="3" w="full" onClick={() => dialog.current?.close()}>
          <Trans>Close without saving</Trans>
        </Button>
      )}
    </Modal>
  )
}

const isNew = ({ turns, covered, isLeftOut }: DrawnChanges) => turns > 0 || covered.length > 0 || isLeftOut === true

/** What can be done here, and what becomes of it. */
function Explanation({ document }: { document: LocalDocument }) {
  return (
    <Text fontSize="sm" color="fg.muted" mb="3">
      {document.transfer ? (
        <Trans>
          Draw over what the landlord does not need to see, or tap two corners of it. The server already has this
          document as it was; the landlord gets the covered one alone.
        </Trans>
      ) : (
        <Trans>Draw over what the landlord does not need to see, or tap two corners of it. It will not be sent.</Trans>
      )}
    </Text>
  )
}
