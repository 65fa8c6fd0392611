import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readDocument } from '#web/apply/storage/documents.ts'
import { homeOf } from '#web/apply/storage/drafts.ts'
import { Button } from '#web/kit/ui/button.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { download } from './download.ts'
import { makeCopy } from './make-copy.ts'
import { type CopySource, useCopyText } from './use-copy-text.ts'

/** Everything the person wrote and added, as one file of their own. */
export function SaveCopyButton({ source }: { source: CopySource }) {
  const { t } = useLingui()
  const textOf = useCopyText()
  const answers = source.draft?.answers
  const [isBusy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      const texts = answers && {
        'application.txt': textOf({ ...source, answers, country: source.draft && homeOf(source.draft)?.country }),
        'application.json': JSON.stringify(answers, null, 2),
      }
      const { file, missing } = await makeCopy(
        source.documents.map((document) => ({ name: document.name, read: () => readDocument(document) })),
        texts,
      )
      download(file, `einzug-${new Date().toISOString().slice(0, 10)}.zip`)
      if (missing.length > 0) {
        const names = missing.join(', ')
        showToast({ tone: 'error', title: () => t`Not everything could be copied`, description: () => names })
      }
    } catch {
      showToast({ tone: 'error', title: () => t`The copy could not be made. Please try again.` })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" disabled={isBusy} onClick={() => void save()}>
      <Trans>Save a copy</Trans>
    </Button>
  )
}
