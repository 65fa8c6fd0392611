import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SiteLinks } from '#web/kit/frame/site-links.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { sections } from './sections.ts'

export function LandingFooter() {
  const { t } = useLingui()
  const [year] = useState(() => new Date().getFullYear())
  return (
    <>
      <Flex wrap="wrap" columnGap="16" rowGap="4">
        <div>
          <Heading as="h2" size="md" color="fg">
            <Trans>Product</Trans>
          </Heading>
          <Flex asChild wrap="wrap" columnGap="6" css={tallLinks}>
            <nav aria-label={t`Product`}>
              <a href={`#${sections.applicants}`}>
                <Trans>For Applicants</Trans>
              </a>
              <a href={`#${sections.owners}`}>
                <Trans>For Property Owners</Trans>
              </a>
              <a href={`#${sections.team}`}>
                <Trans>Team management</Trans>
              </a>
              <a href={`#${sections.dataExport}`}>
                <Trans>Data export</Trans>
              </a>
            </nav>
          </Flex>
        </div>
        <div>
          <Heading as="h2" size="md" color="fg">
            <Trans>Help and legal</Trans>
          </Heading>
          <SiteLinks />
        </div>
      </Flex>
      <Box borderTopWidth="1px" mt="4" pt="4">
        {/* Of the year in which the page was rendered ahead of time, if it was. */}
        <Text suppressHydrationWarning>
          <Trans>© 2024–{year} Einzug</Trans>
        </Text>
      </Box>
    </>
  )
}

/** Rows that a thumb can hit, as in SiteLinks. */
const tallLinks = { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } }
