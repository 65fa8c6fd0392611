import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { Heading } from '#web/kit/ui/typography.ts'

/** What a person sees when we made a mistake: what happened to their work, and what to do. */
export class BugBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Box as="main" p="6" maxW="form" mx="auto">
        <Heading as="h1" size="xl" mb="3">
          <Trans>This page could not be shown</Trans>
        </Heading>
        <p>
          <Trans>What you wrote is kept on this device. Please load the page again.</Trans>
        </p>
        <Button mt="6" onClick={() => location.reload()}>
          <Trans>Load again</Trans>
        </Button>
      </Box>
    )
  }
}
