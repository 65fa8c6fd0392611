import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'

interface RemovedRowProps {
  /** Of the button. */
  id?: string
  /** For who hears the button alone. */
  label: string
  onUndo: () => void
  children: ReactNode
}

/** Stands where something was, and brings it back. */
export const RemovedRow = ({ id, label, onUndo, children }: RemovedRowProps) => (
  <Flex align="center" columnGap="3" wrap="wrap" py="1" data-removed>
    <Text flex="1 1 10rem" minW="0" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {children}
    </Text>
    <Button id={id} variant="ghost" ms="auto" aria-label={label} onClick={onUndo}>
      <Trans>Undo</Trans>
    </Button>
  </Flex>
)
