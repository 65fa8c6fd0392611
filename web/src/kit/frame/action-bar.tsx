import { Box, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { InBarRow } from './frame.tsx'

interface BarProps {
  /** As wide as what stands on the page. */
  width?: 'form' | 'wide' | undefined
  /** Also on a screen where a bar would go below all that scrolls: what it acts on may be long. */
  isAlwaysInSight?: boolean
  children: ReactNode
}

interface ActionBarProps extends BarProps {
  /** Read out whenever it changes. */
  status?: ReactNode
  /** What is true of what is typed (quiet-status.tsx). */
  line?: ReactNode
}

/** The main action where the thumb is, with one quiet line above it that says what is true of the data. */
export const ActionBar = ({ status, line, width, children }: ActionBarProps) => (
  <Bar width={width}>
    <Box minH="6" mb="2" fontSize="sm" color="fg.muted">
      {line ?? <div role="status">{status}</div>}
    </Box>
    <Flex gap="3" css={inOneLine}>
      {children}
    </Flex>
  </Bar>
)

/** Below each other only where letters are so large that the words of one would stand on the other. */
const inOneLine = { flexWrap: 'wrap', '& > *:last-child': { flex: 1, minWidth: 'min-content' } } as const

/** The last row of the screen. A button that sends a form names it: the form is elsewhere in the page. */
export function Bar({ width = 'form', isAlwaysInSight = false, children }: BarProps) {
  const { t } = useLingui()
  return (
    <InBarRow>
      <Box
        as="section"
        aria-label={t`Actions`}
        bg="bg"
        borderTopWidth="1px"
        data-in-sight={isAlwaysInSight || undefined}
      >
        <Box maxW={width} mx="auto" px="4" pt="2" css={{ paddingBottom: 'max(12px, env(safe-area-inset-bottom))' }}>
          {children}
        </Box>
      </Box>
    </InBarRow>
  )
}
