import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { HandoverProtocol, Jurisdiction } from '#shared/handover/protocol.ts'
import type { Seal } from '#shared/handover/sign/seal.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { localTime } from '#web/manage/protocol/labels/local-time.ts'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'

/** Who signed, as who, and when by the clock of the device, as the document says it; and who did not. */
export function Signers({ protocol: { seal, content } }: { protocol: Pick<HandoverProtocol, 'seal' | 'content'> }) {
  const { i18n, t } = useLingui()
  if (!seal) return null
  return (
    <Box as="ul" aria-label={t`Who signed`} listStyleType="none" display="grid" gap="2" overflowWrap="anywhere">
      {seal.signatures.map((signature) => {
        const party = content.parties.find(({ id }) => id === signature.partyId)
        return (
          <li key={signature.partyId}>
            <Text>
              <strong>{party?.name}</strong>
              {party && `, ${i18n._(roleNames[party.role])}`}
            </Text>
            <Text color="fg.muted">
              <Outcome {...signature} jurisdiction={content.jurisdiction} />
            </Text>
          </li>
        )
      })}
    </Box>
  )
}

type OutcomeProps = Seal['signatures'][number] & { jurisdiction: Jurisdiction }

function Outcome({ outcome, signedAt, jurisdiction }: OutcomeProps) {
  const { day, time } = localTime(signedAt, jurisdiction)
  switch (outcome) {
    case 'signed':
      return (
        <Trans>
          Signed on {day} at {time}
        </Trans>
      )
    case 'with_reservation':
      return (
        <Trans>
          Signed with a reservation on {day} at {time}
        </Trans>
      )
    case 'refused':
      return (
        <Trans>
          Refused to sign on {day} at {time}
        </Trans>
      )
    // Nothing here knows when, or whether, paper is signed.
    case 'on_paper':
      return <Trans>To be signed on paper</Trans>
  }
}
