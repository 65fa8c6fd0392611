import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

/** The first thing a keyboard reaches: past everything that stands on every page. */
export const SkipLink = () => (
  <Box
    asChild
    position="absolute"
    top="-100px"
    _focus={{ top: '2' }}
    insetStart="2"
    zIndex="skip"
    bg="bg.panel"
    p="3"
    borderRadius="md"
  >
    <a href="#content">
      <Trans>Skip to content</Trans>
    </a>
  </Box>
)
