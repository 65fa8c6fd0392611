import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { Mark } from '#web/kit/frame/mark.tsx'
import { SyncChip } from '#web/manage/changes/sync-chip.tsx'
import { useManager } from '#web/manage/records/use-manager.ts'
import { SearchButton } from '#web/manage/search/open/search-button.tsx'
import { AreasInLine } from './areas.tsx'
import { unseen } from '#web/kit/ui/fitting.ts'
import { OrganizationName } from './organization-name.tsx'
import { PersonMenu } from './person-menu.tsx'
import { largeLetters } from '#web/kit/theme/large-letters.ts'

interface ManageHeaderProps {
  /** Whether the page is about the organization that somebody works with. */
  isOfOrganization: boolean
  /** Whether the places that one goes to stand in it. */
  hasAreas: boolean
}

/** Where one is and can go, for whom, how true it is, and who is here: one line. */
export function ManageHeader({ isOfOrganization, hasAreas }: ManageHeaderProps) {
  const { person } = useManager()
  const isElsewhere = isOfOrganization && !hasAreas
  return (
    // What it opens lies over the page, and the way past it over itself.
    <Flex
      asChild
      position="relative"
      zIndex={10}
      flex="none"
      align="center"
      gap="2"
      minH="14"
      px="4"
      bg="bg"
      borderBottomWidth="1px"
      css={closer}
    >
      <header>
        <Flex asChild align="center" gap="2" flex="none" minH="11" minW="11" fontWeight="bold" fontSize="lg" css={home}>
          <Link to={person.role === 'platform_owner' ? paths.platform : paths.admin}>
            <Box as="span" color="pine.fg">
              <Mark />
            </Box>
            <span translate="no">{brand}</span>
          </Link>
        </Flex>
        {isOfOrganization && hasAreas && <AreasInLine />}
        {isOfOrganization ? (
          <>
            <Flex align="center" justify={hasAreas ? 'flex-end' : 'flex-start'} flex="1 1 0" minW="0" css={shrinking}>
              <OrganizationName />
            </Flex>
            <SearchButton />
            <SyncChip />
          </>
        ) : (
          <Box flex="1" />
        )}
        <PersonMenu isOfOrganization={isOfOrganization}>
          {isElsewhere && (
            <Link to={paths.dataProtection}>
              <Trans>Data protection</Trans>
            </Link>
          )}
        </PersonMenu>
      </header>
    </Flex>
  )
}

/** A picker is as wide as its longest name otherwise; of a name with room for a letter or two nothing is seen. */
const shrinking = {
  containerType: 'inline-size',
  '& > div': { flexShrink: 1, minWidth: 0 },
  '& > p': { '@container (max-width: 3.99rem)': unseen },
} as const

/** On a narrow phone there is room for what waits, and why, in every language. */
const closer = {
  '@media (max-width: 23.99rem)': { gap: '4px' },
  '@media (max-width: 22.49rem)': { paddingInline: '8px' },
  // Under letters of twice the size a line holds half.
  [largeLetters]: { flexWrap: 'wrap' },
} as const

const brand = 'Einzug'
/** The mark alone has to do where the line is full; its name is still read out. */
const home = {
  textDecoration: 'none',
  '@media (max-width: 29.99rem), (min-width: 62rem) and (max-width: 74.99rem)': {
    '& > span:last-child': unseen,
  },
} as const
