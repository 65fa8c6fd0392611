import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

/** The browser takes no more, and cuts what is pasted without a word: whoever fills a field to its end is told. */
export const FullField = ({ value, most }: { value: string; most: number }) => (
  <Box role="status" color="attention.fg" fontSize="sm" _empty={{ display: 'none' }}>
    {value.length >= most && (
      <Trans>{most} characters: no more fit in here. Please shorten it, or go on elsewhere.</Trans>
    )}
  </Box>
)
