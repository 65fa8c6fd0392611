import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type OwnApplication, ownApplicationContract } from '#shared/application/own-contract.ts'
import { WithdrawnOn } from '#web/apply/delivery/status/withdrawn-on.tsx'
import { call } from '#web/kit/api/call.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { FailureText } from './failure-text.tsx'
import type { Held } from './use-sent-application.ts'

interface WithdrawSentProps {
  own: OwnApplication
  held: Held
  onWithdrawn: (own: OwnApplication) => void
}

/** Somebody has found another home. Asked once more, because nothing brings it back but a new application. */
export function WithdrawSent({ own, held, onWithdrawn }: WithdrawSentProps) {
  const [failure, setFailure] = useState<unknown>()
  const [isNew, setNew] = useState(false)
  if (own.withdrawnAt) return <Withdrawn at={own.withdrawnAt} isNew={isNew} />

  const withdraw = async () => {
    setFailure(undefined)
    try {
      const input = { params: { applicationId: own.id }, body: held }
      const after = await call(ownApplicationContract.withdrawOwnApplication, input)
      setNew(true)
      onWithdrawn(after)
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
      {failure !== undefined && <FailureText failure={failure} />}
    </Box>
  )
}

/** Said to the keyboard and aloud where it was just done: the next button erases. */
function Withdrawn({ at, isNew }: { at: string; isNew: boolean }) {
  return (
    <Text fontWeight="bold" tabIndex={-1} ref={isNew ? focus : undefined}>
      <WithdrawnOn at={at} />
    </Text>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
