import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type OwnApplication, ownApplicationContract } from '#shared/application/own-contract.ts'
import { call } from '#web/api/call.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { dayAndTime } from '#web/ui/moment.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { FailureWords } from './failure-words.tsx'
import type { Held } from './use-sent-application.ts'

interface WithdrawSentProps {
  own: OwnApplication
  held: Held
  onWithdrawn: (own: OwnApplication) => void
}

/** Somebody has found another home. Asked once more, because nothing brings it back but a new application. */
export function WithdrawSent({ own, held, onWithdrawn }: WithdrawSentProps) {
  const [failure, setFailure] = useState<unknown>()
  if (own.withdrawnAt) return <Withdrawn at={own.withdrawnAt} />

  const withdraw = async () => {
    setFailure(undefined)
    try {
      const input = { params: { applicationId: own.id }, body: held }
      onWithdrawn(await call(ownApplicationContract.withdrawOwnApplication, input))
    } catch (error) {
      setFailure(error)
    }
  }

  return (
    <Box as="section" display="grid" gap="2">
      <Heading as="h3" size="md">
        <Trans>You do not want this home any more</Trans>
      </Heading>
      <Text>
        <Trans>
          Withdraw your application: the landlord is told. They keep what you sent for as long as they have to.
        </Trans>
      </Text>
      <ConfirmButton
        variant="outline"
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
