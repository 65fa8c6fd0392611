import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import type { Organization } from '#shared/organization/organization.ts'
import { Button } from '#web/kit/ui/button.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { organizationPath } from '#web/manage/addresses/record-paths.ts'
import { ManagePage } from '#web/manage/frame/manage-page.tsx'
import { ReadState } from '#web/manage/frame/read-state.tsx'
import { SignInFirst } from '#web/manage/frame/sign-in-first.tsx'
import { SignedIn } from '#web/manage/frame/signed-in.tsx'
import { useKeptList } from '#web/manage/lists/use-kept-list.ts'
import { readOrganizations } from '#web/manage/records/read-lists.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { useRefresh } from '#web/manage/records/use-refresh.ts'
import { CreateOrganizationButton } from './create-organization-button.tsx'

/** Every organization (manager.md, Platform). */
export const PlatformPage = () => (
  <SignedIn only="platform_owner" otherwise={<AuthenticationRequired />}>
    <Platform />
  </SignedIn>
)

function Platform() {
  const { t } = useLingui()
  const { database } = useManager()
  const organizations = useKeptList('organizations', async (kept) => byName(await kept.organizations.toArray()))
  const refreshing = useRefresh('organizations', () => readOrganizations(database))
  return (
    <ManagePage title={t`Platform`} isOfPlatform>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="6">
        <div>
          <Heading as="h1" size="xl">
            <Trans>Platform</Trans>
          </Heading>
          <Text color="fg.muted">
            <Trans>Superadmin Dashboard</Trans>
          </Text>
        </div>
        <CreateOrganizationButton />
      </Flex>
      <ReadState
        of="organizations"
        words={<Trans>Organizations service temporarily unavailable</Trans>}
        {...refreshing}
      >
        {organizations?.length === 0 && (
          <Text>
            <Trans>No organizations found. Create your first organization to get started.</Trans>
          </Text>
        )}
      </ReadState>
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {organizations?.map((organization) => (
          <OrganizationCard key={organization.id} organization={organization} />
        ))}
      </Box>
    </ManagePage>
  )
}

function OrganizationCard({ organization: { id, name, description, createdAt } }: { organization: Organization }) {
  const { t } = useLingui()
  const { day } = dayAndTime(createdAt)
  return (
    <Flex as="li" gap="3" wrap="wrap" align="center" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
      <Box minW="0" css={{ flex: '1 1 16rem' }}>
        <Heading as="h2" size="lg">
          {name}
        </Heading>
        {description && <Text overflowWrap="anywhere">{description}</Text>}
        <Text color="fg.muted" fontSize="sm" mt="1">
          <Trans>Created {day}</Trans>
        </Text>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {id}
        </Text>
      </Box>
      <Button asChild variant="outline">
        <Link to={organizationPath(id)} aria-label={t`View Details: ${name}`}>
          <Trans>View Details</Trans>
        </Link>
      </Button>
    </Flex>
  )
}

const byName = (organizations: Organization[]) => organizations.toSorted((a, b) => a.name.localeCompare(b.name))

/** The platform page without a session. */
function AuthenticationRequired() {
  const { t } = useLingui()
  return (
    <SignInFirst title={t`Platform`} heading={<Trans>Authentication Required</Trans>}>
      <Trans>Please sign in to see the organizations.</Trans>
    </SignInFirst>
  )
}
