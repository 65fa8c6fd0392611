import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

/** The first thing a keyboard reaches: past everything that stands on every page. */
export const SkipLink = () => (
  <Box
    asChild
    position="absolute"
    top="2"
    transform="translateY(calc(-100% - 8px))"
    _focus={{ transform: 'none' }}
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
