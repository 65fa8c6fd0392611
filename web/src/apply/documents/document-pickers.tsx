import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useRef } from 'react'
import { acceptedFiles } from '#shared/document/document.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { Button } from '#web/kit/ui/button.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { CameraIcon } from './document-icons.tsx'

interface DocumentPickersProps {
  /** Of the button that adds a file. */
  id: string
  type: DocumentType
  /** The name of the type, in the person's language. */
  kind: string
  /** The focus returns to it when a document is gone. */
  addButton: RefObject<HTMLButtonElement | null>
  isBusy: boolean
  onPick: (files: File[]) => void
}

/** Choose files, or take a photo where there is a touch screen: such a device has a camera. */
export function DocumentPickers({ id, type, kind, addButton, isBusy, onPick }: DocumentPickersProps) {
  const { t } = useLingui()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  // Not `disabled`: the focus stays on the button while a file is read.
  const open = (picker: RefObject<HTMLInputElement | null>) => () => {
    if (!isBusy) picker.current?.click()
  }
  // The browser's own control speaks the browser's language, so a translated button stands for it.
  const picker = {
    type: 'file',
    hidden: true,
    'aria-label': kind,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const picked = [...(currentTarget.files ?? [])]
      currentTarget.value = ''
      if (picked.length > 0) onPick(picked)
    },
  } as const
  return (
    <Flex gap="2" wrap="wrap" css={{ '& > button': { flex: '1 0 auto', paddingInline: '12px', fontSize: '14px' } }}>
      <Button
        ref={addButton}
        id={id}
        variant="outline"
        aria-disabled={isBusy}
        onClick={open(files)}
        aria-label={t`Add file: ${kind}`}
      >
        <PlusIcon />
        <Trans>Add file</Trans>
      </Button>
      <input ref={files} {...picker} multiple accept={acceptedFiles} data-document-type={type} />
      {matchMedia('(any-pointer: coarse)').matches && (
        <>
          <Button variant="outline" aria-disabled={isBusy} onClick={open(camera)} aria-label={t`Take photo: ${kind}`}>
            <CameraIcon />
            <Trans>Take photo</Trans>
          </Button>
          <input ref={camera} {...picker} accept="image/*" capture="environment" data-camera={type} />
        </>
      )}
    </Flex>
  )
}
