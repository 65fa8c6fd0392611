import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'

interface DialogButtonProps extends ComponentProps<typeof Button> {
  /** Drawn anew each time that it opens. */
  renderDialog: (close: () => void) => ReactNode
}

/** A button, and the dialog that it opens. */
export function DialogButton({ renderDialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && renderDialog(() => setOpen(false))}
    </>
  )
}
