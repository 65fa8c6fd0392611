import { Box, chakra, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { Party } from '#shared/handover/party.ts'
import type { StatementKind } from '#shared/handover/signing.ts'
import { Card } from '#web/desk/card.tsx'
import { roleNames } from '#web/handover/recorded/protocol-words.ts'
import type { KeptSigning } from '#web/local/desk-signing.ts'

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
