import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

/** The places of what is still being read: nothing jumps when it comes. */
export const Skeleton = ({ rows = 3 }: { rows?: number }) => (
  <Box role="status" display="grid" gap="3">
    <Box as="span" css={onlyHeard}>
      <Trans>Loading...</Trans>
    </Box>
    {Array.from({ length: rows }, (_, row) => (
      <Box key={row} aria-hidden="true" h="28" bg="bg.subtle" borderRadius="md" />
    ))}
  </Box>
)

const onlyHeard = { position: 'absolute', clipPath: 'inset(50%)' } as const
