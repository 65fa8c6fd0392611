import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { type DialogName, useDialogState } from './dialog-state.ts'

interface DialogButtonProps extends ComponentProps<typeof Button> {
  /** By which it can be asked for from elsewhere. */
  dialog?: DialogName
  /** Drawn anew each time that it opens. */
  renderDialog: (close: () => void) => ReactNode
}

/** A button, and the dialog that it opens. */
export function DialogButton({ dialog, renderDialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useDialogState(dialog)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && renderDialog(() => setOpen(false))}
    </>
  )
}
