import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'

/** Privacy, terms and support, at the foot of a page. */
export const SiteLinks = () => (
  <Flex
    asChild
    wrap="wrap"
    columnGap="6"
    css={{ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } }}
  >
    <nav>
      <Link to={paths.privacy}>
        <Trans>Privacy policy</Trans>
      </Link>
      <Link to={paths.terms}>
        <Trans>Terms of service</Trans>
      </Link>
      <Link to={paths.support}>
        <Trans>Support</Trans>
      </Link>
    </nav>
  </Flex>
)
