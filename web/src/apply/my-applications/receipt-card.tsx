import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Card } from '#web/apply/delivery/status/card.tsx'
import { deleteApplication } from '#web/apply/delivery/status/delete-application.ts'
import { LeftOutNotice } from '#web/apply/delivery/status/left-out-notice.tsx'
import { WithdrawnOn } from '#web/apply/delivery/status/withdrawn-on.tsx'
import type { StoredReceipt } from '#web/apply/storage/database.ts'
import { LandlordLine } from '#web/kit/frame/landlord-line.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { CheckIcon, ChevronIcon } from '#web/kit/ui/icons.tsx'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { EraseSent } from './erase-sent.tsx'
import { FailureText } from './failure-text.tsx'
import { ProofForm } from './proof-form.tsx'
import { SentAnswers } from './sent-answers.tsx'
import { useSentApplication } from './use-sent-application.ts'
import { WithdrawSent } from './withdraw-sent.tsx'

/** What the landlord has. */
export function ReceiptCard({ receipt }: { receipt: StoredReceipt }) {
  return (
    <Card title={receipt.address || <Trans>Application</Trans>}>
      <HowItStands receipt={receipt} />
      <LeftOutNotice leftOut={receipt.leftOut} />
      <LandlordLine landlord={receipt.landlord} />
      <Rights receipt={receipt} />
      <ConfirmButton
        variant="outline"
        question={
          <Trans>Only this note is deleted. The landlord keeps your application. Please note the number first.</Trans>
        }
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => void deleteApplication(receipt.id)}
      >
        <Trans>Remove this note</Trans>
      </ConfirmButton>
    </Card>
  )
}

/** The tick is for one that the landlord may still choose. */
function HowItStands({ receipt }: { receipt: StoredReceipt }) {
  const { day, time } = dayAndTime(receipt.receivedAt)
  const { reference, withdrawnAt } = receipt
  const received = (
    <Trans>
      Received on {day} at {time}, number <Whole>{reference}</Whole>
    </Trans>
  )
  if (withdrawnAt) {
    return (
      <>
        <Text fontWeight="bold">
          <WithdrawnOn at={withdrawnAt} />
        </Text>
        <Text>{received}</Text>
      </>
    )
  }
  return (
    <Flex gap="3" color="received.fg">
      <CheckIcon />
      <Text fontWeight="bold">{received}</Text>
    </Flex>
  )
}

/** A number that is read out on the telephone stays on one line. */
const Whole = ({ children }: { children: ReactNode }) => (
  <Box as="span" whiteSpace="nowrap">
    {children}
  </Box>
)

/** Without the secret the server cannot tell whose it is: then a person has to ask the landlord. */
function Rights({ receipt }: { receipt: StoredReceipt }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { secret } = receipt
  if (!secret) return null
  return (
    <>
      <Button
        variant="outline"
        justifySelf="start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <RightsWords receipt={receipt} />
        <ChevronIcon />
      </Button>
      <div id={id}>{isOpen && <Opened receipt={receipt} secret={secret} />}</div>
    </>
  )
}

function RightsWords({ receipt: { processId, withdrawnAt } }: { receipt: StoredReceipt }) {
  if (!processId) return <Trans>Erase it</Trans>
  return withdrawnAt ? <Trans>See, export or erase it</Trans> : <Trans>See, export, withdraw or erase it</Trans>
}

interface Opening {
  receipt: StoredReceipt
  secret: string
}

const Opened = (opening: Opening) =>
  opening.receipt.processId ? <SentApplication {...opening} /> : <AnswersAlone {...opening} />

/** Answers without a home are the operator's, who shows them to nobody: erasing them is all there is to do. */
function AnswersAlone({ receipt, secret }: Opening) {
  const [proof, setProof] = useState<string>()
  if (proof === undefined) return <ProofForm isBusy={false} onProof={setProof} />
  return <EraseSent receipt={receipt} held={{ receiptSecret: secret, proof }} />
}

/**
 * What the landlord has of somebody, and what they can do about it, without an account: by the secret that this device kept, and by
 * something that only they know, because a device may be taken up by somebody else.
 */
function SentApplication({ receipt, secret }: { receipt: StoredReceipt; secret: string }) {
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
