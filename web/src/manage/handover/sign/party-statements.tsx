import { Box, chakra, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { Party } from '#shared/handover/party.ts'
import type { StatementKind } from '#shared/handover/sign/signing.ts'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { Card } from '#web/manage/ui/card.tsx'

interface PartyStatementsProps {
  party: Party
  kinds: readonly StatementKind[]
  say: (kind: StatementKind) => string
  ticked: KeptSigning['ticked']
  onTick: (kind: StatementKind, isTicked: boolean) => void
}

/** What one party may declare, each with a tick of its own; none is ticked beforehand. */
export function PartyStatements({ party, kinds, say, ticked, onTick }: PartyStatementsProps) {
  const { i18n } = useLingui()
  return (
    <Card as="fieldset">
      <Box asChild fontWeight="semibold">
        <legend>
          {party.name}
          {', '}
          {i18n._(roleNames[party.role])}
        </legend>
      </Box>
      {kinds.map((kind) => (
        <Flex asChild key={kind} align="flex-start" gap="3" minH="14" py="3" cursor="pointer" fontSize="md">
          <label>
            <Tick
              type="checkbox"
              checked={ticked.some(({ partyId, statement }) => partyId === party.id && statement === kind)}
              onChange={(event) => onTick(kind, event.currentTarget.checked)}
            />
            <span>{say(kind)}</span>
          </label>
        </Flex>
      ))}
    </Card>
  )
}

const Tick = chakra('input', { base: { flex: 'none', boxSize: '6', accentColor: 'var(--chakra-colors-pine-solid)' } })
