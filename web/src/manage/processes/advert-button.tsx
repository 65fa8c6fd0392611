import { Trans, useLingui } from '@lingui/react/macro'
import type { Shown } from '#web/manage/records/use-records.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { AdvertDialog } from './advert-dialog.tsx'

/** Of a process that has its code. */
export function AdvertButton({ process }: { process: Shown<'process'> }) {
  const { t } = useLingui()
  const { code } = process
  return (
    <DialogButton
      variant="outline"
      aria-label={t`Poster and text: ${code}`}
      renderDialog={(close) => <AdvertDialog process={process} onClose={close} />}
    >
      <Trans>Poster and text</Trans>
    </DialogButton>
  )
}
