import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { User } from '#shared/user/user.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { personName, useManager } from '#web/manage/records/use-manager.ts'
import { Badge, RoleBadge } from '#web/manage/ui/role-badge.tsx'
import { ChangeRoleButton } from './change-role-button.tsx'
import { OpenInvitation } from './open-invitation.tsx'
import { UserSwitch } from './user-switch.tsx'

interface UserCardProps {
  user: User
  /** For who runs the server, and asks its tables by it. */
  showsId: boolean
  /** Where the focus goes on when the card is no more. */
  onGone: () => void
}

/** Somebody who works for the organization, and what can be done about that. */
export function UserCard({ user, showsId, onGone }: UserCardProps) {
  const { person } = useManager()
  return (
    <Flex as="li" gap="3" wrap="wrap" align="center" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
      <Box minW="0" css={{ flex: '1 1 14rem' }}>
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {personName(user)}
          </Text>
          <RoleBadge role={user.role} />
          <StateBadge user={user} />
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
          {isInvited(user) && user.isActive && <OpenInvitation user={user} onGone={onGone} />}
          {/* Also of who is invited: they may have come since the list was read. */}
          <UserSwitch user={user} />
        </Flex>
      )}
    </Flex>
  )
}

function StateBadge({ user }: { user: User }) {
  if (!user.isActive)
    return (
      <Badge tone="grey">
        <Trans>Inactive</Trans>
      </Badge>
    )
  return isInvited(user) ? (
    <Badge tone="yellow">
      <Trans>Invited</Trans>
    </Badge>
  ) : (
    <Badge tone="green">
      <Trans>Active</Trans>
    </Badge>
  )
}

/** A server that does not say it, or what was read of one, knows nothing of it. */
const isInvited = ({ firstSignInAt }: User) => firstSignInAt === null
