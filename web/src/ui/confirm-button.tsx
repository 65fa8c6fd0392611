import { Button, Flex, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface ConfirmButtonProps {
  question: ReactNode
  confirm: ReactNode
  onConfirm: () => void
  children: ReactNode
}

/** A button that asks once more, in its own place, before something is lost. */
export function ConfirmButton({ question, confirm, onConfirm, children }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  // The question stands where the button was: the focus moves to the answer that loses nothing.
  useEffect(() => {
    if (isAsking) keep.current?.focus()
  }, [isAsking])
  if (!isAsking) {
    return (
      <Button variant="ghost" color="danger.fg" justifySelf="start" onClick={() => setAsking(true)}>
        {children}
      </Button>
    )
  }
  return (
    <Flex role="group" direction="column" gap="2" p="3" borderWidth="1px" borderColor="danger.fg" borderRadius="md">
      <Text role="alert">{question}</Text>
      <Flex gap="2">
        <Button ref={keep} variant="outline" onClick={() => setAsking(false)}>
          <Trans>Keep</Trans>
        </Button>
        <Button variant="ghost" color="danger.fg" onClick={onConfirm}>
          {confirm}
        </Button>
      </Flex>
    </Flex>
  )
}
