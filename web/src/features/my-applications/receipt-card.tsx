import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { StoredReceipt } from '#web/local/database.ts'
import { Button } from '#web/ui/button.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { CheckIcon, ChevronIcon } from '#web/ui/icons.tsx'
import { LandlordLine } from '#web/ui/landlord-line.tsx'
import { dayAndTime } from '#web/ui/moment.ts'
import { Text } from '#web/ui/typography.ts'
import { Card } from '#web/outbox/card.tsx'
import { deleteApplication } from '#web/outbox/delete-application.ts'
import { EraseSent } from './erase-sent.tsx'
import { SentApplication } from './sent-application.tsx'

/** What the landlord has. */
export function ReceiptCard({ receipt }: { receipt: StoredReceipt }) {
  const { day, time } = dayAndTime(receipt.receivedAt)
  const { reference } = receipt
  return (
    <Card title={receipt.address || <Trans>Application</Trans>}>
      <Flex gap="3" color="received.fg">
        <CheckIcon />
        <Text fontWeight="bold">
          <Trans>
            Received on {day} at {time}, number {reference}
          </Trans>
        </Text>
      </Flex>
      <LandlordLine landlord={receipt.landlord} />
      <Rights receipt={receipt} />
      <ConfirmButton
        question={
          <Trans>Only this note is deleted. The landlord keeps your application. Please note the number first.</Trans>
        }
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => void deleteApplication(receipt.id)}
      >
        <Trans>Delete from this phone</Trans>
      </ConfirmButton>
    </Card>
  )
}

/** Without the secret the server cannot tell whose it is: then a person has to ask the landlord. Without a home there is nobody to see it. */
function Rights({ receipt }: { receipt: StoredReceipt }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { secret, withdrawnAt } = receipt
  if (!secret) return null
  if (!receipt.processId) return <EraseSent receipt={receipt} secret={secret} />
  const withdrawn = withdrawnAt && dayAndTime(withdrawnAt).day
  return (
    <>
      {withdrawn && (
        <Text>
          <Trans>You withdrew it on {withdrawn}.</Trans>
        </Text>
      )}
      <Button
        variant="outline"
        justifySelf="start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>See, export, withdraw or erase it</Trans>
        <ChevronIcon />
      </Button>
      <div id={id}>{isOpen && <SentApplication receipt={receipt} secret={secret} />}</div>
    </>
  )
}
