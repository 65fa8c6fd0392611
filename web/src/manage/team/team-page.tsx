import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { User } from '#shared/user/user.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { OwnOrganizationPage } from '#web/manage/frame/own-organization-page.tsx'
import { ReadState } from '#web/manage/frame/read-state.tsx'
import { useKeptList } from '#web/manage/lists/use-kept-list.ts'
import { readUsers } from '#web/manage/records/read-lists.ts'
import { personName, useManager } from '#web/manage/records/use-manager.ts'
import { useRefresh } from '#web/manage/records/use-refresh.ts'
import { AddUserButton } from './add-user-button.tsx'
import { UserCard } from './user-card.tsx'

/** Who works for the organization, and who may. */
export function TeamPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Team`}>
      {(organizationId) => <UserList organizationId={organizationId} />}
    </OwnOrganizationPage>
  )
}

/** The people of an organization, with a count (manager.md, Organization page). */
export function UserList({ organizationId, showsIds = false }: { organizationId: string; showsIds?: boolean }) {
  const { database } = useManager()
  const key = `users:${organizationId}`
  const users = useKeptList(key, async (kept) => usersOf(await kept.users.toArray(), organizationId))
  const refreshing = useRefresh(key, () => readUsers(database, organizationId))
  const heading = useRef<HTMLHeadingElement>(null)
  const count = users?.length ?? '…'
  return (
    <Box as="section" aria-labelledby="users">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="4">
        <Heading as="h2" size="lg" id="users" ref={heading} tabIndex={-1}>
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
          <UserCard key={user.id} user={user} showsId={showsIds} onGone={() => heading.current?.focus()} />
        ))}
      </Box>
    </Box>
  )
}

const usersOf = (all: User[], organizationId: string) =>
  all
    .filter((user) => user.organizationId === organizationId)
    .toSorted((a, b) => personName(a).localeCompare(personName(b)))
