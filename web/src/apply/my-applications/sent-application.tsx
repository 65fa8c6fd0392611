import { Box } from '@chakra-ui/react'
import type { StoredReceipt } from '#web/apply/storage/database.ts'
import { EraseSent } from './erase-sent.tsx'
import { FailureText } from './failure-text.tsx'
import { ProofForm } from './proof-form.tsx'
import { SentAnswers } from './sent-answers.tsx'
import { useSentApplication } from './use-sent-application.ts'
import { WithdrawSent } from './withdraw-sent.tsx'

/**
 * What the landlord has of somebody, and what they can do about it, without an account: by the secret that this device kept, and by
 * something that only they know, because a device may be taken up by somebody else.
 */
export function SentApplication({ receipt, secret }: { receipt: StoredReceipt; secret: string }) {
  const { shown, show, failure, isReading, read } = useSentApplication(receipt.id, secret)
  if (!shown) {
    return (
      <Box display="grid" gap="3">
        <ProofForm isBusy={isReading} onProof={read} />
        {failure !== undefined && <FailureText failure={failure} />}
      </Box>
    )
  }
  const { own, held } = shown
  return (
    <Box display="grid" gap="6">
      <SentAnswers own={own} held={held} />
      <WithdrawSent own={own} held={held} onWithdrawn={(after) => show(after, held)} />
      <EraseSent receipt={receipt} held={held} />
    </Box>
  )
}
