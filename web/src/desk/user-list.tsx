import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { User } from '#shared/user/user.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { AddUserButton } from './add-user-button.tsx'
import { personName } from './person-name.ts'
import { ReadState } from './read-state.tsx'
import { readUsers } from './read-lists.ts'
import { Badge, RoleBadge } from './role-badge.tsx'
import { useDesk } from './use-desk.ts'
import { useKeptList } from './use-kept-list.ts'
import { useRefresh } from './use-refresh.ts'
import { UserSwitch } from './user-switch.tsx'

/** The people of an organization, with a count (admin.md §2, Organization detail). */
export function UserList({ organizationId }: { organizationId: string }) {
  const { desk } = useDesk()
  const key = `users:${organizationId}`
  const users = useKeptList(key, async (kept) => usersOf(await kept.users.toArray(), organizationId))
  const refreshing = useRefresh(key, () => readUsers(desk, organizationId))
  const count = users?.length ?? '…'
  return (
    <Box as="section" aria-labelledby="users">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="4">
        <Heading as="h2" size="lg" id="users">
          <Trans>Users ({count})</Trans>
        </Heading>
        <AddUserButton organizationId={organizationId} />
      </Flex>
      <ReadState of={key} {...refreshing}>
        {users?.length === 0 && (
          <Text color="fg.muted">
            <Trans>Nobody has been invited yet.</Trans>
          </Text>
        )}
      </ReadState>
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {users?.map((user) => (
          <UserCard key={user.id} user={user} />
        ))}
      </Box>
    </Box>
  )
}

function UserCard({ user }: { user: User }) {
  const { person } = useDesk()
  return (
    <Flex as="li" gap="3" wrap="wrap" align="center" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
      <Box minW="0" css={{ flex: '1 1 14rem' }}>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {personName(user)}
        </Text>
        <Text overflowWrap="anywhere">{user.email}</Text>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {user.id}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap">
        <RoleBadge role={user.role} />
        <Badge tone={user.isActive ? 'green' : 'grey'}>
          {user.isActive ? <Trans>Active</Trans> : <Trans>Inactive</Trans>}
        </Badge>
      </Flex>
      {/* Nobody locks themselves out. */}
      {user.id !== person.id && <UserSwitch user={user} />}
    </Flex>
  )
}

const usersOf = (all: User[], organizationId: string) =>
  all
    .filter((user) => user.organizationId === organizationId)
    .toSorted((a, b) => personName(a).localeCompare(personName(b)))
