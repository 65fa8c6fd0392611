import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading, Text } from '#web/kit/ui/typography.ts'

interface LandingSectionProps {
  /** Where the footer's links lead. */
  id: string
  title: ReactNode
  intro: ReactNode
  children: ReactNode
}

/** A part of the page, named by its heading. */
export const LandingSection = ({ id, title, intro, children }: LandingSectionProps) => (
  <Box as="section" id={id} aria-labelledby={`${id}-title`} mt={{ base: '12', md: '16' }} scrollMarginTop="4">
    <Heading as="h2" size="xl" id={`${id}-title`} mb="2">
      {title}
    </Heading>
    <Text color="fg.muted" maxW="form" mb="6">
      {intro}
    </Text>
    {children}
  </Box>
)
