import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { documentName } from '#shared/handover/sign/document-name.ts'
import type { CompleteLanguage } from '#shared/languages.ts'
import { shownComplete } from '#web/kit/i18n/start-language.ts'
import { Button } from '#web/kit/ui/button.ts'
import { FileIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { readFileBytes, useKeptFile } from '#web/manage/records/use-protocol-files.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { saveFile } from '#web/manage/ui/save-file.ts'

interface PdfActionsProps {
  pdf: { id: string }
  /** Of the protocol. */
  date: string
  edition: number
  /** Of the document; undefined where an older version of the app made it. */
  language: CompleteLanguage | undefined
}

/** The document, as every party gets it: from this device, with or without a connection. */
export function PdfActions({ pdf, date, edition, language = shownComplete() }: PdfActionsProps) {
  const [isMissing, setMissing] = useState(false)
  const isKept = useKeptFile(pdf.id)
  const withFile = (use: (file: File) => void | Promise<void>) => async () => {
    const bytes = await readFileBytes(pdf.id).catch(() => undefined)
    setMissing(!bytes)
    const name = documentName({ language, date, edition })
    if (bytes) await use(new File([bytes], name, { type: 'application/pdf' }))
  }
  const save = (file: File) => saveFile(file, file.name)
  const share = async (file: File) => {
    const offer = { files: [file] }
    if (!(navigator as Partial<Navigator>).canShare?.(offer)) return save(file)
    // Who closes the list of apps has shared nothing, and knows it.
    await navigator.share(offer).catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'AbortError') save(file)
    })
  }
  return (
    <div>
      <ButtonRow>
        <Button size="lg" onClick={() => void withFile(open)()}>
          <FileIcon />
          <Trans>Open the document</Trans>
        </Button>
        <Button size="lg" variant="outline" onClick={() => void withFile(share)()}>
          <Trans>Share</Trans>
        </Button>
        <Button size="lg" variant="outline" onClick={() => void withFile(save)()}>
          <Trans>Save</Trans>
        </Button>
        <Button size="lg" variant="outline" onClick={() => void withFile(print)()}>
          <Trans>Print</Trans>
        </Button>
      </ButtonRow>
      {isKept && (
        <Text fontSize="sm" color="phone.fg" mt="2">
          <Trans>The document is on this device and opens without a connection.</Trans>
        </Text>
      )}
      <Text role="alert" color="danger.fg">
        {isMissing && <Trans>The document is not on this device yet. It comes with a connection.</Trans>}
      </Text>
    </div>
  )
}

/** Browsers that open no document in a page of their own save it instead. */
function open(file: File): void {
  const address = URL.createObjectURL(file)
  if (!window.open(address, '_blank')) saveFile(file, file.name)
  setTimeout(() => URL.revokeObjectURL(address), 10 * 60_000)
}

/**
 * Through a frame that nobody sees: printing needs the document to stand somewhere. Tiny and not hidden, because what is not drawn is
 * not printed. A browser that shows no documents itself leaves it to the program that does.
 */
function print(file: File): void {
  if (!navigator.pdfViewerEnabled) return open(file)
  const address = URL.createObjectURL(file)
  const frame = Object.assign(document.createElement('iframe'), { src: address, tabIndex: -1, ariaHidden: 'true' })
  Object.assign(frame.style, { position: 'fixed', bottom: '0', width: '1px', height: '1px', border: '0', opacity: '0' })
  frame.addEventListener('load', () => frame.contentWindow?.print())
  document.body.append(frame)
  setTimeout(() => {
    frame.remove()
    URL.revokeObjectURL(address)
  }, 10 * 60_000)
}
