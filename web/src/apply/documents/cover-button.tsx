import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { Button } from '#web/kit/ui/button.ts'
import { CoverDialog } from './cover/cover-dialog.tsx'
import type { DrawnChanges } from './cover/use-drawing.ts'

/** Of a photo or a PDF. What was drawn before the dialog was closed is there when it is opened again. */
export function CoverButton({ document, onCovered }: { document: LocalDocument; onCovered: () => void }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [changes, setChanges] = useState<readonly (DrawnChanges | undefined)[]>([])
  const { name } = document
  return (
    <>
      <Button variant="outline" px="3" aria-label={t`Cover or turn ${name}`} onClick={() => setOpen(true)}>
        <Trans>Cover or turn</Trans>
      </Button>
      {isOpen && (
        <CoverDialog
          {...{ document, onCovered }}
          begun={changes}
          onChange={setChanges}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
