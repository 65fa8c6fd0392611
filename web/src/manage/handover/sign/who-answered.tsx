import { Box, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { Party } from '#shared/handover/party.ts'
import { isDrawn } from '#shared/handover/sign/signing.ts'
import { CheckIcon } from '#web/kit/ui/icons.tsx'
import { turnNames } from '#web/manage/handover/pad/signing-labels.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { Badge } from '#web/manage/ui/role-badge.tsx'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'

interface WhoAnsweredProps {
  signing: KeptSigning
  signers: readonly Party[]
}

/** Everybody in turn, with what they answered. */
export function WhoAnswered({ signing, signers }: WhoAnsweredProps) {
  const { i18n } = useLingui()
  const saidOf = useSaidOf()
  return (
    <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" mb="6">
      {signers.map(({ id, name }) => {
        const said = signing.signatures.find(({ partyId }) => partyId === id)
        const hasSigned = said !== undefined && isDrawn(said)
        return (
          <li key={id}>
            <Badge tone={hasSigned ? 'green' : said ? 'yellow' : 'grey'}>
              <Flex as="span" align="center" gap="1" display="inline-flex">
                {hasSigned && <CheckIcon />}
                <Box as="span" minW="0">
                  {said ? saidOf(name, i18n._(turnNames[said.outcome])) : name}
                </Box>
              </Flex>
            </Badge>
          </li>
        )
      })}
    </Flex>
  )
}
