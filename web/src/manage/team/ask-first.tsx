import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { Dialog } from '#web/manage/ui/dialog/dialog.tsx'

interface AskFirstProps {
  title: ReactNode
  confirm: ReactNode
  /** Takes something from somebody. */
  isHarmful: boolean
  onConfirm: () => void
  onClose: () => void
  /** What follows. */
  children: ReactNode
}

/** A question before something is done to a person. What changes nothing has the focus at first. */
export function AskFirst({ title, confirm, isHarmful, onConfirm, onClose, children }: AskFirstProps) {
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title={title} first={keep} onClose={onClose}>
      {(close) => (
        <>
          <Text>{children}</Text>
          <Flex gap="3" mt="6" wrap="wrap">
            <Button ref={keep} variant="outline" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              variant={isHarmful ? 'danger' : 'solid'}
              flex="1"
              borderColor="current"
              onClick={() => {
                close()
                onConfirm()
              }}
            >
              {confirm}
            </Button>
          </Flex>
        </>
      )}
    </Dialog>
  )
}
