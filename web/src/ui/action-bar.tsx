import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The main action where the thumb is, with one quiet line above it that says what is true of the data. */
export const ActionBar = ({ status, children }: { status?: ReactNode; children: ReactNode }) => (
  <Box
    position="sticky"
    bottom="0"
    zIndex="bar"
    mx="-4"
    mt="8"
    px="4"
    pt="2"
    bg="bg"
    borderTopWidth="1px"
    css={{ paddingBottom: 'max(12px, env(safe-area-inset-bottom))' }}
  >
    <Box minH="6" mb="2" fontSize="sm" color="fg.muted" role="status">
      {status}
    </Box>
    <Flex gap="3" css={{ '& > *:last-child': { flex: 1 } }}>
      {children}
    </Flex>
  </Box>
)
