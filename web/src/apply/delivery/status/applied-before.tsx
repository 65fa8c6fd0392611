import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { readJobs } from '#web/apply/delivery/jobs/read-jobs.ts'
import { db, type StoredReceipt } from '#web/apply/storage/database.ts'
import { paths } from '#web/kit/address/paths.ts'
import { LinkButton } from '#web/kit/ui/button.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { WithdrawnOn } from './withdrawn-on.tsx'

/** Before anything is filled in: this device has applied for this home already. Nobody is kept from doing it again. */
export function AppliedBefore({ processId }: { processId: string }) {
  const before = useLiveQuery(() => readBefore(processId).catch(() => undefined), [processId])
  return (
    <Box role="status">
      {(before?.receipt ?? before?.isWaiting) && (
        <Box mt="4">
          <Notice>
            <Text mb="3">
              <Words receipt={before.receipt} />{' '}
              <Trans>You can apply once more, for example for somebody else. The landlord sees both.</Trans>
            </Text>
            <LinkButton to={paths.myApplications} variant="outline">
              <Trans>See what was sent</Trans>
            </LinkButton>
          </Notice>
        </Box>
      )}
    </Box>
  )
}

function Words({ receipt }: { receipt: StoredReceipt | undefined }) {
  const thisDevice = useThisDevice()
  if (!receipt)
    return <Trans>An application for this home lies on {thisDevice} already, and is not received yet.</Trans>
  const { day } = dayAndTime(receipt.receivedAt)
  const { reference, withdrawnAt } = receipt
  return (
    <>
      <Trans>
        You have already applied for this home on {day} (reference {reference}).
      </Trans>
      {withdrawnAt && (
        <>
          {' '}
          <WithdrawnOn at={withdrawnAt} />
        </>
      )}
    </>
  )
}

async function readBefore(processId: string) {
  const [receipts, jobs] = await Promise.all([db.receipts.where({ processId }).sortBy('receivedAt'), readJobs(db)])
  const isWaiting = jobs.some(({ about, request }) => about.processId === processId && !request)
  // Of several the one that the landlord may still choose.
  const receipt = receipts.findLast(({ withdrawnAt }) => !withdrawnAt) ?? receipts.at(-1)
  return { receipt, isWaiting: isWaiting || undefined }
}
