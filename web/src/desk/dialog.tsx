import { Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from '#web/ui/button.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Heading } from '#web/ui/typography.ts'

interface DialogProps {
  title: ReactNode
  onClose: () => void
  /** Takes the room there is, for what stands side by side. */
  isWide?: boolean
  /** Gets the focus at first; without it the first control does. */
  first?: RefObject<HTMLElement | null>
  /** @param close leaves the dialog, which gives the focus back to where it was */
  children: (close: () => void) => ReactNode
}

/** The browser's own dialog: it keeps the focus inside, Escape closes it, and the focus goes back. */
export function Dialog({ title, onClose, isWide = false, first, children }: DialogProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    first?.current?.focus()
  }, [first])
  const close = () => dialog.current?.close()
  return (
    <Modal ref={dialog} aria-labelledby={id} onClose={onClose} {...(isWide && { maxW: 'wide' })}>
      <Flex align="center" justify="space-between" gap="3" mb="3">
        <Heading id={id} size="lg">
          {title}
        </Heading>
        <Button variant="ghost" size="icon" aria-label={t`Close`} onClick={close}>
          <CloseIcon />
        </Button>
      </Flex>
      {children(close)}
    </Modal>
  )
}
