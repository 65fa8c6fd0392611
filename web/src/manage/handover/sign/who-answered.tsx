import { Box, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { Party } from '#shared/handover/party.ts'
import { isDrawn } from '#shared/handover/sign/signing.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { CheckIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { Name } from '#web/manage/facts/name.tsx'
import { turnNames } from '#web/manage/handover/pad/signing-labels.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { Badge } from '#web/manage/ui/role-badge.tsx'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'

interface WhoAnsweredProps {
  signing: KeptSigning
  signers: readonly Party[]
  /** With the words of a refusal or a reservation, for who did not see it: the manager alone reads them here. */
  isWhole: boolean
}

/** Everybody in turn, with what they answered. */
export function WhoAnswered({ signing, signers, isWhole }: WhoAnsweredProps) {
  const { i18n, t } = useLingui()
  const saidOf = useSaidOf()
  const told = isWhole ? signing.signatures.filter(({ reason }) => reason !== '') : []
  return (
    <Box mb="6">
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
        {signers.map(({ id, name }) => {
          const said = signing.signatures.find(({ partyId }) => partyId === id)
          const hasSigned = said !== undefined && isDrawn(said)
          return (
            <li key={id}>
              <Badge tone={hasSigned ? 'green' : said ? 'yellow' : 'grey'}>
                <Flex as="span" align="center" gap="1" display="inline-flex" css={{ '& svg': { boxSize: '1em' } }}>
                  {hasSigned && <CheckIcon />}
                  <Box as="span" minW="0">
                    {said ? saidOf(onOneLine(name), i18n._(turnNames[said.outcome])) : <Name>{name}</Name>}
                  </Box>
                </Flex>
              </Badge>
            </li>
          )
        })}
      </Flex>
      {told.map(({ partyId, name, outcome, reason, witness }) => (
        <Box key={partyId} mt="3" overflowWrap="anywhere">
          <Text fontWeight="semibold">{saidOf(onOneLine(name), i18n._(turnNames[outcome]))}</Text>
          <Text>{reason}</Text>
          {witness !== '' && <Text color="fg.muted">{saidOf(t`Witness`, onOneLine(witness))}</Text>}
        </Box>
      ))}
    </Box>
  )
}
