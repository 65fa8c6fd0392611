import { Box, Flex, Grid } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '#web/kit/address/paths.ts'
import { LinkButton } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { LandingSection } from './landing-section.tsx'
import { sections } from './sections.ts'

export const ApplicantsSection = () => (
  <LandingSection
    id={sections.applicants}
    title={<Trans>For Applicants</Trans>}
    intro={<Trans>Three steps, about ten minutes. You can stop at any time and go on later on the same device.</Trans>}
  >
    <Grid asChild gap="6" mb="8" listStyleType="none" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
      <ol>
        <Step number={1} title={<Trans>Enter the code</Trans>}>
          <Trans>It is in the advert. You see address, size and rent before you start.</Trans>
        </Step>
        <Step number={2} title={<Trans>Answer the questions</Trans>}>
          <Trans>Everyone who will sign the lease, and your documents as photo or PDF.</Trans>
        </Step>
        <Step number={3} title={<Trans>Submit</Trans>}>
          <Trans>
            Your documents go first, then your answers. If the connection breaks, it goes on by itself: nothing is lost,
            and nothing is sent twice.
          </Trans>
        </Step>
      </ol>
    </Grid>
    <LinkButton to={paths.codeEntry} size="lg" w={{ base: 'full', sm: 'auto' }}>
      <Trans>Start your application</Trans>
    </LinkButton>
  </LandingSection>
)

const Step = ({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) => (
  <Flex asChild gap="3">
    <li>
      <Flex
        aria-hidden="true"
        flexShrink="0"
        align="center"
        justify="center"
        boxSize="8"
        borderRadius="full"
        bg="pine.subtle"
        color="pine.fg"
        fontWeight="bold"
      >
        {number}
      </Flex>
      <Box pt="0.5">
        <Heading as="h3" size="md" mb="1">
          {title}
        </Heading>
        <Text color="fg.muted">{children}</Text>
      </Box>
    </li>
  </Flex>
)
