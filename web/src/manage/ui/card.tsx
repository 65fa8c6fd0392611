import { Box } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** A thing of its own in a list or on a page: hairlines instead of shadows. */
export const Card = (props: ComponentProps<typeof Box>) => (
  <Box p="4" bg="bg.panel" borderWidth="1px" borderRadius="md" minW="0" {...props} />
)
