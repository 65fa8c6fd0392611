import { chakra } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Role } from '#shared/account/role.ts'
import { badgeStyle, type Tone } from './badge-style.ts'

export const roleNames = {
  user: msg`User`,
  manager: msg`Manager`,
  platform_owner: msg`Platform Owner`,
} satisfies Record<Role, MessageDescriptor>

const toneOfRole = { platform_owner: 'purple', manager: 'blue', user: 'green' } as const satisfies Record<Role, string>

export function RoleBadge({ role }: { role: Role }) {
  const { i18n } = useLingui()
  return <Badge tone={toneOfRole[role]}>{i18n._(roleNames[role])}</Badge>
}

export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Coloured data-colour={tone}>{children}</Coloured>
)

// Names and German words are longer than a phone is wide: they go on in the next line.
const Coloured = chakra('span', {
  base: { ...badgeStyle, borderRadius: '14px', maxW: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' },
})
