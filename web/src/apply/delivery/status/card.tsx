import { Box } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Heading } from '#web/kit/ui/typography.ts'
import { wholeAddress } from './whole-address.ts'

/** One application, named by its home. */
export function Card({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
    >
      <Heading as="h2" size="lg" id={id} overflowWrap="anywhere">
        {typeof title === 'string' ? wholeAddress(title) : title}
      </Heading>
      {children}
    </Box>
  )
}
