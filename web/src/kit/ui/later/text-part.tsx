import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#web/kit/ui/typography.ts'

/** A heading and the paragraphs or lists below it. */
export const TextPart = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Box
    as="section"
    mt="8"
    css={{
      '& p + p': { marginTop: '12px' },
      '& ul': { listStyleType: 'disc', paddingInlineStart: '20px' },
      '& li + li': { marginTop: '8px' },
    }}
  >
    <Heading as="h2" size="lg" mb="2" css={{ breakAfter: 'avoid' }}>
      {title}
    </Heading>
    {children}
  </Box>
)
