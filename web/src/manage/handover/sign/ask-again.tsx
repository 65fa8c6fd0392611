import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { onOneLine } from '#shared/plain-text.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'

interface AskAgainProps {
  signatures: KeptSigning['signatures']
  onAskAgain: (partyId: string) => Promise<void>
}

/** Between two nobody asks for a code: whoever took the phone back asks one again whom somebody else answered for. */
export function AskAgain({ signatures, onAskAgain }: AskAgainProps) {
  const answered = signatures.map(({ partyId, name }) => ({ partyId, name: onOneLine(name) }))
  return answered.map(({ partyId, name }) => (
    <ConfirmButton
      key={partyId}
      question={
        <Trans>
          What was answered for {name} is removed, and {name} is asked once more. The other answers stay.
        </Trans>
      }
      confirm={<Trans>Ask again</Trans>}
      onConfirm={() => void onAskAgain(partyId)}
    >
      <Box as="span" minW="0" overflowWrap="anywhere">
        <Trans>Ask {name} again</Trans>
      </Box>
    </ConfirmButton>
  ))
}
