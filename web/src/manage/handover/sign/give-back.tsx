import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#web/kit/ui/typography.ts'
import { TakeBack } from './take-back.tsx'

/** Whoever holds the phone has nothing more to do with it. */
export const GiveBack = ({ children }: { children: ReactNode }) => (
  <Box maxW="form" mx="auto" py="8">
    <Heading as="h1" size="xl" mb="4">
      {children}
    </Heading>
    <TakeBack />
  </Box>
)
