import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { WarningIcon } from './icons.tsx'

/** Amber: something a person should know, which does not stop them. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <Flex
    gap="3"
    p="3"
    borderRadius="md"
    borderWidth="1px"
    borderColor="attention.line"
    bg="attention.subtle"
    css={{ '& > svg': { flexShrink: 0, marginTop: '2px', color: 'var(--chakra-colors-attention-fg)' } }}
  >
    <WarningIcon />
    <Box minW="0" overflowWrap="anywhere">
      {children}
    </Box>
  </Flex>
)
