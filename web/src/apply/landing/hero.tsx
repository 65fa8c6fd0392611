import { Box, Flex, Grid } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { foundAgain } from '#web/apply/returning/returning.ts'
import { paths } from '#web/kit/address/paths.ts'
import { ContinueLink } from '#web/kit/frame/continue-link.tsx'
import { Button, LinkButton } from '#web/kit/ui/button.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useAsSent } from '#web/kit/ui/use-as-sent.ts'
import { DoorDrawing } from './door-drawing.tsx'
import { sections } from './sections.ts'

export function Hero() {
  const isAsSent = useAsSent()
  const [found] = useState(() => (isAsSent ? undefined : foundAgain()))
  return (
    <Grid gap={{ base: '8', lg: '12' }} alignItems="center" templateColumns={{ base: '1fr', lg: '1fr 26rem' }}>
      <div>
        <Heading as="h1" size="2xl" mb="4">
          <Trans>Apply for your next home, right from your phone</Trans>
        </Heading>
        <Text fontSize={{ base: 'md', md: 'lg' }} color="fg.muted" mb="6">
          <Trans>
            One clear application, your documents with it, sent in minutes. You need no account, and a poor connection
            does no harm: what you write stays on your device until it has arrived.
          </Trans>
        </Text>
        <KeptNotice />
        <Flex wrap="wrap" gap="3" align="center">
          <ContinueLink found={found} />
          <LinkButton to={paths.codeEntry} size="lg" w={{ base: 'full', sm: 'auto' }}>
            <Trans>Enter your code</Trans>
          </LinkButton>
          <Button asChild size="lg" variant="ghost" w={{ base: 'full', sm: 'auto' }}>
            <a href={`#${sections.owners}`}>
              <Trans>I rent out a property</Trans>
            </a>
          </Button>
        </Flex>
      </div>
      <Box maxW={{ base: '20rem', lg: 'full' }} w="full" mx="auto">
        <DoorDrawing />
      </Box>
    </Grid>
  )
}

/** Whoever was sent here because a home has closed meanwhile: where their work is, one tap away. */
function KeptNotice() {
  const { state } = useLocation() as { state: { isKept?: true } | null }
  if (!state?.isKept) return null
  return (
    <Box mb="6">
      <Notice>
        <Text mb="3">
          <Trans>
            This home takes no more applications: yours was not received. Nothing you wrote is lost. You can use it for
            another home.
          </Trans>
        </Text>
        <LinkButton to={paths.myApplications}>
          <Trans>Open my application</Trans>
        </LinkButton>
      </Notice>
    </Box>
  )
}
