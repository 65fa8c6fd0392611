import { Box, Flex } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { coverDocument, type NotCovered, readPicture } from '#web/apply/storage/documents/cover-document.ts'
import { watchSaving } from '#web/kit/device/unsaved.ts'
import { isAllCovered, turnedSize } from '#web/kit/photos/covered.ts'
import { Button } from '#web/kit/ui/button.ts'
import { CloseIcon } from '#web/kit/ui/icons.tsx'
import { Modal } from '#web/kit/ui/later/modal.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { Covering, type Picture } from './covering.tsx'
import type { DrawnChanges } from './use-drawing.ts'

const reasons = {
  undecodable: msg`This photo cannot be changed on this device.`,
  too_large: msg`The changed photo is larger than 10 MB. Please take it again in a smaller size.`,
  device_full: msg`The changed photo does not fit on this device any more. Please free some space and try again.`,
  not_saved: msg`The changed photo could not be saved. Please try again.`,
  sealed: msg`This application has already been submitted.`,
  too_many: msg`There are ${MAX_DOCUMENTS_PER_RENTER} documents already, which is the most for one person.`,
  all_covered: msg`Nothing of it can be read any more. Please uncover what the landlord is to see.`,
} satisfies Record<NotCovered | 'all_covered', MessageDescriptor>

export interface CoverDialogProps {
  document: LocalDocument
  /** What was done to it before the dialog was closed. */
  begun: DrawnChanges
  onChange: (changes: DrawnChanges) => void
  onClose: () => void
  /** Another one has taken its place. */
  onCovered: () => void
}

/** Turns a photo and covers what the landlord does not need to see, before it is sent. */
export function CoverDialog({ document, begun, onChange, onClose, onCovered }: CoverDialogProps) {
  const { t, i18n } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = usePicture(document)
  const [state, setState] = useState<'ready' | 'working' | keyof typeof reasons>('ready')
  const [isAsking, setAsking] = useState(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  // What is asked may be below what can be seen.
  useEffect(() => {
    if (isAsking) saveButton.current?.focus()
  }, [isAsking])
  const { turns, covered } = begun
  const isChanged = turns > 0 || covered.length > 0
  const isUsable = picture !== undefined && picture !== 'none' && isChanged && state !== 'working'
  const shownState = picture === 'none' ? 'undecodable' : state

  const save = async () => {
    if (!isUsable) return
    if (isAllCovered(covered, turnedSize(picture.size, turns))) return setState('all_covered')
    setState('working')
    const saving = coverDocument(document, begun)
    const stop = watchSaving(() => saving.then(() => true))
    const result = await saving.finally(stop)
    if ('refused' in result) return setState(result.refused)
    dialog.current?.close()
    onCovered()
  }

  const leave = () => (isUsable && !isAsking ? setAsking(true) : dialog.current?.close())

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
      <Text fontSize="sm" color="fg.muted" mb="3">
        {document.transfer ? (
          <Trans>
            Draw over what the landlord does not need to see, or tap two corners of it. The server already has this
            photo as it was; the landlord gets the covered one alone.
          </Trans>
        ) : (
          <Trans>
            Draw over what the landlord does not need to see, or tap two corners of it. It will not be sent.
          </Trans>
        )}
      </Text>
      {picture !== undefined && picture !== 'none' && (
        <Covering
          picture={picture}
          changes={begun}
          onChange={(changes) => {
            setState('ready')
            setAsking(false)
            onChange(changes)
          }}
        />
      )}
      <Box role="status" fontSize="sm" color="phone.fg">
        {picture === undefined && <Trans>Preparing photo...</Trans>}
      </Box>
      <Box role="alert" mt="2" fontSize="sm" color="danger.fg">
        {shownState !== 'ready' && shownState !== 'working' && i18n._(reasons[shownState])}
      </Box>
      <Box role="alert" mt="2" fontSize="sm">
        {isAsking && <Trans>What you did here is not saved: the photo is as it was.</Trans>}
      </Box>
      <Button ref={saveButton} mt="3" w="full" aria-disabled={!isUsable} onClick={() => void save()}>
        {state === 'working' ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
      </Button>
      {isAsking && (
        <Button variant="outline" mt="3" w="full" onClick={() => dialog.current?.close()}>
          <Trans>Close without saving</Trans>
        </Button>
      )}
    </Modal>
  )
}

/** `none` where it cannot be drawn; undefined until it is. */
function usePicture(document: LocalDocument): Picture | 'none' | undefined {
  const [picture, setPicture] = useState<Picture | 'none'>()
  // Its bytes never change.
  const [opened] = useState(document)
  useEffect(() => {
    let isCurrent = true
    void readPicture(opened)
      .catch(() => undefined)
      .then((read) => isCurrent && setPicture(read ?? 'none'))
    return () => {
      isCurrent = false
    }
  }, [opened])
  return picture
}
