import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ActivityList } from '#web/desk/activity-list.tsx'
import { OwnOrganizationPage } from '#web/desk/own-organization-page.tsx'
import { readUsers } from '#web/desk/read-lists.ts'
import { useDesk, useDeskQuery } from '#web/desk/use-desk.ts'
import { useRefresh } from '#web/desk/use-refresh.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.ts'
import { Heading, Text } from '#web/ui/typography.ts'

/** Where a manager begins. */
export function AdminPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Overview`}>
      {(organizationId) => (
        <Box display="grid" gap="4" css={{ '@media (min-width: 48rem)': { gridTemplateColumns: '1fr 1fr' } }}>
          <TeamCard organizationId={organizationId} />
          <Card title={<Trans>Activity</Trans>}>
            <ActivityList organizationId={organizationId} most={5} />
            <Button asChild variant="outline" mt="4">
              <Link to={paths.activity}>
                <Trans>Show all activity</Trans>
              </Link>
            </Button>
          </Card>
        </Box>
      )}
    </OwnOrganizationPage>
  )
}

function TeamCard({ organizationId }: { organizationId: string }) {
  const { desk } = useDesk()
  useRefresh(`users:${organizationId}`, () => readUsers(desk, organizationId))
  const count = useDeskQuery(
    ({ users }) => users.filter((user) => user.organizationId === organizationId && user.isActive).count(),
    [organizationId],
  )
  return (
    <Card title={<Trans>Team</Trans>}>
      <Text mb="4">
        {count !== undefined && <Plural value={count} one="# person can sign in." other="# people can sign in." />}
      </Text>
      <Button asChild variant="outline">
        <Link to={paths.team}>
          <Trans>Show the team</Trans>
        </Link>
      </Button>
    </Card>
  )
}

const Card = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Box as="section" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md" css={{ alignSelf: 'start' }}>
    <Heading as="h2" size="lg" mb="2">
      {title}
    </Heading>
    {children}
  </Box>
)
