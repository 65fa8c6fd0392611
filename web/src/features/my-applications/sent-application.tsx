import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { StoredReceipt } from '#web/local/database.ts'
import { Button } from '#web/ui/button.ts'
import { Text } from '#web/ui/typography.ts'
import { EraseSent } from './erase-sent.tsx'
import { FailureWords } from './failure-words.tsx'
import { SentAnswers } from './sent-answers.tsx'
import { useSentApplication } from './use-sent-application.ts'
import { WithdrawSent } from './withdraw-sent.tsx'

/** What the landlord has of somebody, and what they can do about it, without an account: by the secret that this device kept. */
export function SentApplication({ receipt, secret }: { receipt: StoredReceipt; secret: string }) {
  const sent = useSentApplication(receipt.id, secret)
  return (
    <Box display="grid" gap="4">
      <Box aria-live="polite">
        {sent.isReading && (
          <Text color="fg.muted">
            <Trans>One moment...</Trans>
          </Text>
        )}
        {sent.failure !== undefined && (
          <Box display="grid" gap="2">
            <FailureWords failure={sent.failure} />
            <Button variant="outline" justifySelf="start" onClick={sent.again}>
              <Trans>Try again</Trans>
            </Button>
          </Box>
        )}
      </Box>
      {sent.own && (
        <>
          <SentAnswers own={sent.own} secret={secret} />
          <WithdrawSent own={sent.own} secret={secret} onWithdrawn={sent.setOwn} />
          <EraseSent receipt={receipt} secret={secret} />
        </>
      )}
    </Box>
  )
}
