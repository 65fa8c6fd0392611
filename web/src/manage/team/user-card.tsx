import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { User } from '#shared/user/user.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { personName, useManager } from '#web/manage/records/use-manager.ts'
import { Badge, RoleBadge } from '#web/manage/ui/role-badge.tsx'
import { ChangeRoleButton } from './change-role-button.tsx'
import { UserSwitch } from './user-switch.tsx'

interface UserCardProps {
  user: User
  /** For who runs the server, and asks its tables by it. */
  showsId: boolean
}

/** Somebody who works for the organization, and what can be done about that. */
export function UserCard({ user, showsId }: UserCardProps) {
  const { person } = useManager()
  return (
    <Flex as="li" gap="3" wrap="wrap" align="center" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
      <Box minW="0" css={{ flex: '1 1 14rem' }}>
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {personName(user)}
          </Text>
          <RoleBadge role={user.role} />
          <Badge tone={user.isActive ? 'green' : 'grey'}>
            {user.isActive ? <Trans>Active</Trans> : <Trans>Inactive</Trans>}
          </Badge>
        </Flex>
        <Text overflowWrap="anywhere">{user.email}</Text>
        {showsId && (
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {user.id}
          </Text>
        )}
      </Box>
      {/* Nobody locks themselves out. */}
      {user.id !== person.id && (
        <Flex gap="2" wrap="wrap">
          <ChangeRoleButton user={user} />
          <UserSwitch user={user} />
        </Flex>
      )}
    </Flex>
  )
}
