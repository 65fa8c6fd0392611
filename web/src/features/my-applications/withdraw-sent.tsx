import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type OwnApplication, ownApplicationContract } from '#shared/application/own-contract.ts'
import { call } from '#web/api/call.ts'
import { db } from '#web/local/database.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { dayAndTime } from '#web/ui/moment.ts'
import { Text } from '#web/ui/typography.ts'
import { FailureWords } from './failure-words.tsx'

interface WithdrawSentProps {
  own: OwnApplication
  secret: string
  onWithdrawn: (own: OwnApplication) => void
}

/** Somebody has found another home. Asked once more, because nothing brings it back but a new application. */
export function WithdrawSent({ own, secret, onWithdrawn }: WithdrawSentProps) {
  const [failure, setFailure] = useState<unknown>()
  if (own.withdrawnAt) return <Withdrawn at={own.withdrawnAt} />

  const withdraw = async () => {
    setFailure(undefined)
    try {
      const input = { params: { applicationId: own.id }, body: { receiptSecret: secret } }
      const after = await call(ownApplicationContract.withdrawOwnApplication, input)
      if (after.withdrawnAt) await db.receipts.update(own.id, { withdrawnAt: after.withdrawnAt })
      onWithdrawn(after)
    } catch (error) {
      setFailure(error)
    }
  }

  return (
    <Box display="grid" gap="2">
      <ConfirmButton
        question={
          <Trans>
            The landlord is told that you do not want this home any more, and cannot offer it to you. This cannot be
            undone.
          </Trans>
        }
        confirm={<Trans>Withdraw</Trans>}
        onConfirm={() => void withdraw()}
      >
        <Trans>Withdraw the application</Trans>
      </ConfirmButton>
      {failure !== undefined && <FailureWords failure={failure} />}
    </Box>
  )
}

function Withdrawn({ at }: { at: string }) {
  const { day } = dayAndTime(at)
  return (
    <Text fontWeight="bold">
      <Trans>You withdrew it on {day}.</Trans>
    </Text>
  )
}
