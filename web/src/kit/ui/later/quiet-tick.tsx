import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { tickStyle } from '#web/kit/ui/later/tick-style.ts'

/** A quiet tick in a line as high as a thumb. */
export const QuietTick = ({
  checked,
  onChange,
  children,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}) => (
  <Flex asChild align="center" gap="3" minH="11" cursor="pointer" css={tickStyle}>
    <label>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  </Flex>
)
