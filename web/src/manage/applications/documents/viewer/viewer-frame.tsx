import { Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Modal } from '#web/kit/ui/later/modal.tsx'
import { wholeScreen } from '#web/kit/ui/later/whole-screen.ts'
import { hasOwnEscape } from '#web/kit/ui/own-escape.ts'
import { isFree } from '#web/manage/changes/is-free.ts'

interface ViewerFrameProps {
  /** The id of its heading, which has the focus at first. */
  headingId: string
  onClose: () => void
  /** @param close leaves it */
  children: (close: () => void) => ReactNode
}

/** Beside what is read: both can be used. Escape closes it first, wherever the focus is. */
export function Beside({ headingId, onClose, children }: ViewerFrameProps) {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isFree(event) || hasOwnEscape(event)) return
      event.preventDefault()
      latest.current()
    }
    // Before what is behind it closes by the same key.
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  useFocusAtFirst(headingId)
  return (
    <Flex as="section" aria-labelledby={headingId} data-document-viewer direction="column" css={beside}>
      {children(onClose)}
    </Flex>
  )
}

/** The whole of a phone. */
export function Whole({ headingId, onClose, children }: ViewerFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useFocusAtFirst(headingId)
  return (
    <Modal ref={dialog} aria-labelledby={headingId} data-document-viewer onClose={onClose} css={whole}>
      {children(() => dialog.current?.close())}
    </Modal>
  )
}

function useFocusAtFirst(headingId: string) {
  useEffect(() => document.getElementById(headingId)?.focus({ preventScroll: true }), [headingId])
}

const beside = {
  position: 'sticky',
  top: 'calc(var(--frame-top, 0px) + 8px)',
  height: 'calc(100cqh - var(--frame-top, 0px) - 16px)',
  overflow: 'hidden',
  borderWidth: '1px',
  borderRadius: 'md',
  background: 'bg.panel',
  zIndex: 1,
} as const

const whole = {
  ...wholeScreen,
  '& > :first-child': { display: 'flex', flexDirection: 'column', flex: '1', padding: '0', overflow: 'hidden' },
} as const
