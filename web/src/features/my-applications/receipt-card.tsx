import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { StoredReceipt } from '#web/local/database.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { dayAndTime } from '#web/ui/moment.ts'
import { Text } from '#web/ui/typography.ts'
import { Card } from './card.tsx'
import { deleteApplication } from './delete-application.ts'

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
