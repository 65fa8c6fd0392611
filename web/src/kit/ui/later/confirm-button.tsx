import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { isSecondAt, type Tap } from '#web/kit/ui/double-tap.ts'
import { ownEscape } from '#web/kit/ui/own-escape.ts'
import { Text } from '#web/kit/ui/typography.ts'

interface ConfirmButtonProps {
  /** The button's name, where its words alone do not say of what they are. */
  label?: string
  question: ReactNode
  confirm: ReactNode
  onConfirm: () => void
  /** The answer that loses nothing, where “Keep” could be read as what the button does. */
  cancel?: ReactNode
  /** The question stands there, or does not any more. */
  onAsking?: (isAsking: boolean) => void
  /** Red where something is lost, and not merely let go. */
  variant?: 'danger' | 'outline' | 'ghost'
  children: ReactNode
}

/** A button that asks once more, in its own place, before something is lost. */
export function ConfirmButton({
  label,
  question,
  confirm,
  onConfirm,
  cancel,
  onAsking,
  variant = 'danger',
  children,
}: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const asked = useRef<Tap>(undefined)
  /** An answer that the second half of a double tap would give is none. */
  const answer = (say: () => void) => (event: Tap) => {
    if (!asked.current || !isSecondAt(asked.current, event)) say()
  }
  // The question stands where the button was: the focus moves to the answer that loses nothing, and after that answer back.
  useEffect(() => {
    if (isAsking) keep.current?.focus()
    else if (asked.current) button.current?.focus()
  }, [isAsking, asked])
  const ask = (isAskingNow: boolean) => {
    setAsking(isAskingNow)
    onAsking?.(isAskingNow)
  }
  if (!isAsking) {
    return (
      <Button
        ref={button}
        variant={variant}
        // It begins where the text above it does.
        px={variant === 'danger' ? '0' : undefined}
        justifySelf="start"
        aria-label={label}
        onClick={(event) => {
          asked.current = event
          ask(true)
        }}
      >
        {children}
      </Button>
    )
  }
  return (
    <Flex
      role="group"
      direction="column"
      gap="2"
      p="3"
      borderWidth="1px"
      borderColor="danger.fg"
      borderRadius="md"
      {...ownEscape(() => ask(false))}
    >
      <Text as="div" role="alert">
        {question}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button ref={keep} variant="outline" onClick={answer(() => ask(false))}>
          {cancel ?? <Trans>Keep</Trans>}
        </Button>
        <Button variant="danger" onClick={answer(onConfirm)}>
          {confirm}
        </Button>
      </Flex>
    </Flex>
  )
}
