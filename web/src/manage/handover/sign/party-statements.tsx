import { Box, chakra, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Party } from '#shared/handover/party.ts'
import type { StatementKind } from '#shared/handover/sign/signing.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { Name } from '#web/manage/facts/name.tsx'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { Card } from '#web/manage/ui/card.tsx'

interface PartyStatementsProps {
  party: Party
  kinds: readonly StatementKind[]
  say: (kind: StatementKind) => string
  ticked: KeptSigning['ticked']
  declined: KeptSigning['ticked']
  onTick: (kind: StatementKind, isTicked: boolean) => void
}

/** What one party may declare, each with a tick of its own; none is ticked beforehand. */
export function PartyStatements({ party, kinds, say, ticked, declined, onTick }: PartyStatementsProps) {
  const { i18n } = useLingui()
  const isIn = (said: KeptSigning['ticked'], kind: StatementKind) =>
    said.some(({ partyId, statement }) => partyId === party.id && statement === kind)
  return (
    <Card as="fieldset">
      {/* In the card, and not across its edge. */}
      <Box asChild fontWeight="semibold" float="left" w="full" mb="1">
        <legend>
          <Name>{party.name}</Name>
          {', '}
          {i18n._(roleNames[party.role])}
        </legend>
      </Box>
      {kinds.map((kind) => (
        <Flex
          asChild
          key={kind}
          clear="both"
          align="flex-start"
          gap="3"
          minH="14"
          py="3"
          cursor="pointer"
          fontSize="md"
        >
          <label>
            <Tick
              type="checkbox"
              checked={isIn(ticked, kind)}
              onChange={(event) => onTick(kind, event.currentTarget.checked)}
            />
            <span>
              {say(kind)}
              {isIn(declined, kind) && (
                <Text color="fg.muted">
                  <Trans>Left out at their own word. The document says so.</Trans>
                </Text>
              )}
            </span>
          </label>
        </Flex>
      ))}
    </Card>
  )
}

/** What was said, but for this. */
export const withoutStatement = (said: KeptSigning['ticked'], { partyId, statement }: KeptSigning['ticked'][number]) =>
  said.filter((each) => each.partyId !== partyId || each.statement !== statement)

const Tick = chakra('input', { base: { flex: 'none', boxSize: '6', accentColor: 'var(--chakra-colors-pine-solid)' } })
