import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface MenuRowProps {
  /** Seen only: the control says it itself. */
  words: string
  children: ReactNode
}

/** A control of the person's menu, beside what it is about. */
export const MenuRow = ({ words, children }: MenuRowProps) => (
  <Flex align="center" justify="space-between" wrap="wrap" columnGap="3" ps="4">
    <span aria-hidden="true">{words}</span>
    {children}
  </Flex>
)

/** As plain as the menu that it stands in. */
export const rowSelectStyle = {
  borderColor: 'transparent',
  bg: 'transparent',
  w: 'auto',
  ps: '2',
  pe: '10',
  fontSize: 'sm',
} as const
