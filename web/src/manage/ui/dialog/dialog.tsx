import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { CloseIcon } from '#web/kit/ui/icons.tsx'
import { Modal } from '#web/kit/ui/later/modal.tsx'
import { wholeScreen } from '#web/kit/ui/later/whole-screen.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useAskBeforeUnload } from '#web/kit/ui/later/use-ask-before-unload.ts'
import { useFieldChanges } from './use-field-changes.ts'
import { saidFirst } from './said-first.ts'
import { whereToBegin } from './where-to-begin.ts'

interface DialogProps {
  title: ReactNode
  onClose: () => void
  /** Takes the room there is, for what stands side by side. */
  isWide?: boolean
  /** What it shows scrolls by itself, below the title; a phone it has to itself. */
  isFilled?: boolean
  /** Room for two columns of fields. */
  isForTwo?: boolean
  /** Gets the focus at first; without it what `whereToBegin` says. */
  first?: RefObject<HTMLElement | null>
  /** What it is about to do cannot be taken back: no Enter does it that was meant for something else. */
  isFinal?: boolean
  /** What somebody made here besides filling in fields, in a word or two; these are looked after anyway. */
  made?: string | false | undefined
  /** What is chosen in it only changes what it shows: nobody is asked whether to leave. */
  losesNothing?: boolean
  /** What its main button does, for Ctrl+Enter, or ⌘+Enter: meant for nothing else, wherever the focus is. */
  onConfirm?: () => void
  /**
   * @param close leaves the dialog, which gives the focus back to where it was
   * @param cancel the same for who gives up: asks first when something would be lost
   */
  children: (close: () => void, cancel: () => void) => ReactNode
}

/** The browser's own dialog: it keeps the focus inside, Escape closes it, and the focus goes back. What somebody entered is not lost by that. */
export function Dialog({
  title,
  onClose,
  isWide = false,
  isFilled = false,
  isForTwo = false,
  first,
  isFinal = false,
  made,
  losesNothing = false,
  onConfirm,
  children,
}: DialogProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [lost, setLost] = useState<{ names: string[]; asked: number }>()
  const changes = useFieldChanges(dialog)
  // As it opens: what changes in it later takes nobody elsewhere.
  const [begins] = useState({ first, isFinal })
  useEffect(() => {
    if (!dialog.current) return
    const said = saidFirst(dialog.current, id)
    if (said !== '') dialog.current.setAttribute('aria-describedby', said)
    dialog.current.showModal()
    const place = begins.first?.current ?? whereToBegin(dialog.current, begins.isFinal) ?? heading.current
    place?.focus()
  }, [begins, id])
  const close = () => dialog.current?.close()
  const namesOfLost = () => (losesNothing ? [] : [...changes(), ...(made ? [made] : [])])
  useAskBeforeUnload(() => dialog.current?.open === true && namesOfLost().length > 0)
  const cancel = () => {
    const names = namesOfLost()
    if (names.length > 0) setLost((before) => ({ names, asked: (before?.asked ?? 0) + 1 }))
    else close()
  }
  // Before the browser sees it: a second Escape would close the dialog whatever is said to the first.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      // Nor is it for the dialog from which this one was opened.
      event.stopPropagation()
      if (!onConfirm || event.repeat || event.nativeEvent.isComposing) return
      event.preventDefault()
      return onConfirm()
    }
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
  return (
    <>
      <Modal
        ref={dialog}
        aria-labelledby={id}
        // React has it rise from a dialog that was opened in this one.
        onClose={(event) => event.target === event.currentTarget && onClose()}
        onKeyDown={onKeyDown}
        onCancel={(event) => {
          // Back on a phone; a picker for files says it too when nothing was picked.
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          cancel()
        }}
        {...(isForTwo && { maxW: '46rem' })}
        {...(isWide && { maxW: 'wide' })}
        {...(isFilled && { css: filled })}
      >
        <Flex align="center" justify="space-between" gap="3" mb="3">
          <Heading ref={heading} id={id} tabIndex={-1} size="lg">
            {title}
          </Heading>
          <Button variant="ghost" size="icon" aria-label={t`Close`} onClick={cancel}>
            <CloseIcon />
          </Button>
        </Flex>
        {children(close, cancel)}
      </Modal>
      {lost && (
        <DiscardQuestion
          key={lost.asked}
          lost={lost.names}
          // The browser says it a little later: by then it may be asked again.
          onClose={() => setLost((now) => (now === lost ? undefined : now))}
          onDiscard={close}
        />
      )}
    </>
  )
}

const filled = {
  '& > :first-child': {
    display: 'flex',
    flexDirection: 'column',
    paddingInline: '0',
    paddingBottom: '0',
    '& > :first-child': { paddingInline: '16px' },
  },
  '@media (max-width: 40rem)': { ...wholeScreen, '& > :first-child': { flex: '1' } },
} as const

function DiscardQuestion({ lost, onClose, onDiscard }: { lost: string[]; onClose: () => void; onDiscard: () => void }) {
  const keep = useRef<HTMLButtonElement>(null)
  const names = lost.join(', ')
  return (
    <Dialog title={<Trans>Discard what you entered?</Trans>} first={keep} onClose={onClose}>
      {(close) => (
        <>
          <Text overflowWrap="anywhere">
            <Trans>This would be lost: {names}</Trans>
          </Text>
          <Flex gap="3" mt="6" wrap="wrap">
            <Button ref={keep} variant="outline" flex="1" onClick={close}>
              <Trans>Keep</Trans>
            </Button>
            <Button
              variant="danger"
              flex="1"
              borderColor="current"
              onClick={() => {
                close()
                onDiscard()
              }}
            >
              <Trans>Discard</Trans>
            </Button>
          </Flex>
        </>
      )}
    </Dialog>
  )
}
