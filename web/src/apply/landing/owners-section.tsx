import { Box, Flex, Grid } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CheckIcon } from '#web/kit/ui/icons.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { LandingSection } from './landing-section.tsx'
import { sections } from './sections.ts'

export const OwnersSection = () => (
  <LandingSection
    id={sections.owners}
    title={<Trans>For Property Owners</Trans>}
    intro={<Trans>From the advert to the keys. Everything you need to rent out is free.</Trans>}
  >
    <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      <Offer id="free-features" title={<Trans>Core features</Trans>} price={<Trans>Free</Trans>}>
        <Box as="ul" listStyleType="none" display="grid" gap="2">
          <Feature>
            <Trans>Digital applications</Trans>
          </Feature>
          <Feature>
            <Trans>Property management</Trans>
          </Feature>
          <Feature>
            <Trans>Resident tracking</Trans>
          </Feature>
          <Feature>
            <Trans>Document collection</Trans>
          </Feature>
          <Feature>
            <Trans>Email notifications</Trans>
          </Feature>
          <Feature>
            <Trans>Multilingual support</Trans>
          </Feature>
        </Box>
      </Offer>
      <Flex direction="column" gap="4">
        <Offer id={sections.team} title={<Trans>Team management</Trans>} price={<Trans>Premium</Trans>}>
          <Box as="ul" listStyleType="none" display="grid" gap="2">
            <Feature>
              <Trans>Multi-user access</Trans>
            </Feature>
            <Feature>
              <Trans>Role-based permissions</Trans>
            </Feature>
            <Feature>
              <Trans>Activity logging</Trans>
            </Feature>
          </Box>
        </Offer>
        <Offer id={sections.dataExport} title={<Trans>Data export</Trans>} price={<Trans>Small fee</Trans>}>
          <Text color="fg.muted">
            <Trans>If you leave, you take all of your data along, in files that other programs can read.</Trans>
          </Text>
        </Offer>
      </Flex>
    </Grid>
  </LandingSection>
)

const Offer = ({
  id,
  title,
  price,
  children,
}: {
  id: string
  title: ReactNode
  price: ReactNode
  children: ReactNode
}) => (
  <Box
    id={id}
    p={{ base: '4', md: '6' }}
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="md"
    scrollMarginTop="4"
    flex="1"
  >
    <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="3" rowGap="1" mb="3">
      <Heading as="h3" size="lg">
        {title}
      </Heading>
      <Box
        as="span"
        fontSize="sm"
        fontWeight="semibold"
        color="pine.fg"
        bg="pine.subtle"
        px="3"
        py="0.5"
        borderRadius="full"
        whiteSpace="nowrap"
      >
        {price}
      </Box>
    </Flex>
    {children}
  </Box>
)

const Feature = ({ children }: { children: ReactNode }) => (
  <Flex as="li" gap="3" align="center">
    <Box as="span" color="pine.fg">
      <CheckIcon />
    </Box>
    <span>{children}</span>
  </Flex>
)
