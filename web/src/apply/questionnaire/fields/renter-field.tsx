import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type RenterQuestion, useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { Heading } from '#web/kit/ui/typography.ts'

/** Path, label and what a browser may fill in, of a renter's questions. */
export function useRenterField(index: number) {
  const { name } = useQuestionLabels()
  return (question: RenterQuestion, fill?: string) => ({
    name: `mainRenters.${index}.${question}`,
    label: name(question),
    // Browsers fill in a whole person only where each has a section of their own.
    ...(fill && { autoComplete: `section-renter${index + 1} ${fill}` }),
  })
}

export const emailInput = { type: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'off' } as const

/** Fields of a renter that belong together. */
export const FieldGroup = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Box as="section" display="grid" gap="4">
    <Heading as="h2" size="lg">
      {title}
    </Heading>
    {children}
  </Box>
)
