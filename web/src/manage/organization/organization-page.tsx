import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { Organization } from '#shared/organization/organization.ts'
import { paths } from '#web/kit/address/paths.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { Button } from '#web/kit/ui/button.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { ActivityList } from '#web/manage/activity/page/activity-page.tsx'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { BackLink } from '#web/manage/frame/back-link.tsx'
import { ManagePage } from '#web/manage/frame/manage-page.tsx'
import { ReadState } from '#web/manage/frame/read-state.tsx'
import { SignedIn } from '#web/manage/frame/signed-in.tsx'
import { readOrganization } from '#web/manage/records/read-lists.ts'
import { useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import { useRefresh } from '#web/manage/records/use-refresh.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { UserList } from '#web/manage/team/team-page.tsx'
import { DataProtection } from './data-protection.tsx'

/** One organization and its people (manager.md, Organization page). */
export const OrganizationPage = () => (
  <SignedIn only="platform_owner">
    <Organization />
  </SignedIn>
)

function Organization() {
  const { t } = useLingui()
  const { orgId = '' } = useParams()
  const { database } = useManager()
  const organization = useDatabaseQuery(({ organizations }) => organizations.get(orgId), [orgId])
  const refreshing = useRefresh(`organization ${orgId}`, () => readOrganization(database, orgId))
  const { failure } = refreshing
  // An id that is none at all is refused as invalid.
  const isUnknown = failure instanceof ApiError && [404, 422].includes(failure.status)
  return (
    <ManagePage title={organization?.name ?? t`Organization`} isOfPlatform>
      <BackLink to={paths.platform}>
        <Trans>Back to the platform</Trans>
      </BackLink>
      {isUnknown ? (
        <NotFound />
      ) : (
        <>
          <Heading as="h1" size="xl" mb="4">
            {organization?.name ?? <Trans>Organization</Trans>}
          </Heading>
          <ReadState of={`organization:${orgId}`} {...refreshing} />
          {organization && (
            <Box display="grid" gap="8">
              <OrganizationFacts organization={organization} />
              <WorkWith organizationId={organization.id} />
              <UserList showsIds organizationId={organization.id} />
              <DataProtection organizationId={organization.id} />
              <section aria-labelledby="activity">
                <Heading as="h2" size="lg" mb="2" id="activity">
                  <Trans>Activity</Trans>
                </Heading>
                <ActivityList organizationId={organization.id} />
              </section>
            </Box>
          )}
        </>
      )}
    </ManagePage>
  )
}

/** A platform owner works with one organization at a time. */
function WorkWith({ organizationId }: { organizationId: string }) {
  const navigate = useNavigate()
  const open = (tab: 'properties' | 'applications') => {
    session.choose(organizationId)
    void navigate(adminTabPath(tab))
  }
  return (
    <Flex gap="2" wrap="wrap">
      <Button variant="outline" onClick={() => open('properties')}>
        <Trans>Properties</Trans>
      </Button>
      <Button variant="outline" onClick={() => open('applications')}>
        <Trans>Application processes</Trans>
      </Button>
    </Flex>
  )
}

const NotFound = () => (
  <>
    <Heading as="h1" size="xl" mb="3">
      <Trans>There is no such organization</Trans>
    </Heading>
    <Text>
      <Trans>The address may be mistyped. You find every organization on the platform page.</Trans>
    </Text>
  </>
)

const OrganizationFacts = ({ organization }: { organization: Organization }) => (
  <Box as="dl" display="grid" gap="3" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
    <Fact name={<Trans>Name</Trans>}>{organization.name}</Fact>
    {organization.description && <Fact name={<Trans>Description</Trans>}>{organization.description}</Fact>}
    <Fact name={<Trans>ID</Trans>}>{organization.id}</Fact>
    <Fact name={<Trans>Created</Trans>}>{dayAndTime(organization.createdAt).day}</Fact>
  </Box>
)

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <Box as="dt" color="fg.muted" fontSize="sm">
      {name}
    </Box>
    <Box as="dd" overflowWrap="anywhere" css={{ whiteSpace: 'pre-line' }}>
      {children}
    </Box>
  </div>
)
