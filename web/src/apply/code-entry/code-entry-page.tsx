import { Box, Flex, Grid } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { foundAgain } from '#web/apply/returning/returning.ts'
import { paths } from '#web/kit/address/paths.ts'
import { useContactEmail } from '#web/kit/contact/use-contact-email.ts'
import { ContinueLink } from '#web/kit/frame/continue-link.tsx'
import { Page } from '#web/kit/frame/page.tsx'
import { SiteLinks } from '#web/kit/frame/site-links.tsx'
import { Button, LinkButton } from '#web/kit/ui/button.ts'
import { BoltIcon, HomeIcon, PersonIcon } from '#web/kit/ui/icons.tsx'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useAsSent } from '#web/kit/ui/use-as-sent.ts'
import { CodeForm } from './code-form.tsx'

export function CodeEntryPage() {
  const { t } = useLingui()
  const thisDevice = useThisDevice()
  const isAsSent = useAsSent()
  const [found] = useState(() => (isAsSent ? undefined : foundAgain()))
  return (
    <Page title={t`Enter your code`} back={paths.landing} signIn footer={<SiteLinks />}>
      <Heading as="h1" size="xl" mb="2">
        <Trans>Start your application</Trans>
      </Heading>
      <Text mb="6" fontSize="md">
        <Trans>
          Enter the 6-digit code from the advert, or from the person who showed you the apartment. It opens the
          application for exactly this home.
        </Trans>
      </Text>
      <Box p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
        <CodeForm />
      </Box>
      <Box mt="4">
        <ContinueLink found={found} />
      </Box>
      <Contact />
      <LinkButton to={paths.myApplications} variant="ghost" ms="-4">
        <Trans>My applications on {thisDevice}</Trans>
      </LinkButton>
      <Grid asChild gap="4" mt="8" listStyleType="none" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        <ul>
          <Tile icon={<HomeIcon />} title={t`Property details`}>
            <Trans>See rent, size and address before you start.</Trans>
          </Tile>
          <Tile icon={<PersonIcon />} title={t`Personal information`}>
            <Trans>Your answers stay on this device until you submit them.</Trans>
          </Tile>
          <Tile icon={<BoltIcon />} title={t`Quick access`}>
            <Trans>No account needed. Most people need ten minutes.</Trans>
          </Tile>
        </ul>
      </Grid>
    </Page>
  )
}

function Contact() {
  const contact = useContactEmail()
  return (
    <Box mt="4">
      <Text color="fg.muted" id="no-code">
        <Trans>No code, or it does not work?</Trans>{' '}
        {contact === null && <Trans>Ask whoever gave it to you: no address is set up here.</Trans>}
      </Text>
      {contact ? (
        <Button asChild variant="ghost" ms="-4">
          <a href={`mailto:${contact}`}>
            <Trans>Contact the property manager</Trans>
          </a>
        </Button>
      ) : (
        <Button variant="ghost" ms="-4" disabled aria-describedby="no-code">
          <Trans>Contact the property manager</Trans>
        </Button>
      )}
    </Box>
  )
}

const Tile = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <Flex asChild gap="3" align="flex-start">
    <li>
      <Box color="pine.fg" pt="0.5">
        {icon}
      </Box>
      <div>
        <Heading as="h2" size="md">
          {title}
        </Heading>
        <Text color="fg.muted" fontSize="sm">
          {children}
        </Text>
      </div>
    </li>
  </Flex>
)
