import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface DocumentChoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A quiet tick in a line as high as a thumb. */
export const DocumentChoice = ({ checked, onChange, children }: DocumentChoiceProps) => (
  <Flex
    asChild
    align="center"
    gap="3"
    minH="11"
    cursor="pointer"
    css={{
      '& input': { width: '20px', height: '20px', flexShrink: 0, accentColor: 'var(--chakra-colors-pine-solid)' },
    }}
  >
    <label>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  </Flex>
)
