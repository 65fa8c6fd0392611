import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { LanguageSwitcher } from '#web/kit/frame/language-switcher.tsx'
import { Mark } from '#web/kit/frame/mark.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Select } from '#web/kit/ui/controls.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { SyncChip } from '#web/manage/changes/sync-chip.tsx'
import { useKeptList } from '#web/manage/lists/use-kept-list.ts'
import { readOrganizations } from '#web/manage/records/read-lists.ts'
import { personName, useManager } from '#web/manage/records/use-manager.ts'
import { useOwnOrganization } from '#web/manage/records/use-own-organization.ts'
import { useRefresh } from '#web/manage/records/use-refresh.ts'
import { SearchButton } from '#web/manage/search/open/search-button.tsx'
import { session } from '#web/manage/session/browser-session.ts'
import { roleNames } from '#web/manage/ui/role-badge.tsx'
import { ColoursButton } from './colours-button.tsx'
import { SignOutButton } from './sign-out-button.tsx'

interface ManageHeaderProps {
  /** Whether the page is about the organization that somebody works with. */
  isOfOrganization: boolean
}

/** Who is here, for whom, and the way out. */
export function ManageHeader({ isOfOrganization }: ManageHeaderProps) {
  const { i18n } = useLingui()
  const { person } = useManager()
  return (
    <Box as="header" borderBottomWidth="1px" bg="bg">
      <Box maxW="wide" mx="auto" px="4" py="1">
        <Flex align="center" gap="1" minH="12">
          <Flex
            asChild
            align="center"
            gap="2"
            me="auto"
            minH="11"
            minW="11"
            fontWeight="bold"
            fontSize="lg"
            textDecoration="none"
          >
            <Link to={person.role === 'platform_owner' ? paths.platform : paths.admin}>
              <Box as="span" color="pine.fg">
                <Mark />
              </Box>
              <Box as="span" translate="no" css={hiddenWhenNarrow}>
                {brand}
              </Box>
            </Link>
          </Flex>
          <LanguageSwitcher />
          <ColoursButton />
          <SignOutButton />
        </Flex>
        <Flex align="center" gap="2" wrap="wrap" pb="2" columnGap="3" fontSize="sm">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {personName(person)}
          </Text>
          <Text color="fg.muted">{i18n._(roleNames[person.role])}</Text>
          {isOfOrganization && <OrganizationName />}
          {isOfOrganization && <SearchButton />}
          {isOfOrganization && <SyncChip />}
          {person.role === 'platform_owner' && (
            <Button asChild variant="outline" ms="auto">
              <Link to={paths.platform}>
                <Trans>Platform</Trans>
              </Link>
            </Button>
          )}
        </Flex>
      </Box>
    </Box>
  )
}

function OrganizationName() {
  const { person } = useManager()
  const { name, isReading, hasFailed, again } = useOwnOrganization()
  return (
    <>
      {person.role === 'platform_owner' ? (
        <OrganizationPicker name={name} />
      ) : (
        <Text overflowWrap="anywhere">{name ?? (isReading && <Trans>Loading organization...</Trans>)}</Text>
      )}
      {hasFailed && (
        <Button variant="ghost" fontSize="sm" onClick={again}>
          <Trans>Retry loading the organization</Trans>
        </Button>
      )}
    </>
  )
}

const brand = 'Einzug'
const hiddenWhenNarrow = { '@media (max-width: 22rem)': { position: 'absolute', clipPath: 'inset(50%)' } } as const

interface OrganizationPickerProps {
  /** As it is known before the list is. */
  name: string | undefined
}

/** A platform owner works with one organization at a time, and changes it in one step. */
function OrganizationPicker({ name }: OrganizationPickerProps) {
  const { t } = useLingui()
  const { database, organizationId } = useManager()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const known = useKeptList('organizations', (kept) => kept.organizations.orderBy('id').toArray()) ?? []
  useRefresh('organizations', () => readOrganizations(database))
  const choices = known.some(({ id }) => id === organizationId) ? known : [{ id: organizationId ?? '', name }, ...known]

  const choose = (id: string) => {
    session.choose(id)
    // A page about one record is about nothing of another organization.
    if (!ofAnyOrganization.has(pathname)) void navigate(adminTabPath('properties'))
  }
  return (
    <Select
      aria-label={t`Organization`}
      w="auto"
      maxW="full"
      fontWeight="semibold"
      value={organizationId ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {choices
        .toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))
        .map((each) => (
          <option key={each.id} value={each.id}>
            {each.name ?? '…'}
          </option>
        ))}
    </Select>
  )
}

const ofAnyOrganization = new Set<string>([
  paths.admin,
  paths.team,
  paths.activity,
  paths.dataProtection,
  paths.protocols,
  paths.apiTests,
])
