import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { use, useId, useState } from 'react'
import { ownApplicationContract } from '#shared/application/own-contract.ts'
import { deleteApplication } from '#web/apply/delivery/status/delete-application.ts'
import type { StoredReceipt } from '#web/apply/storage/database.ts'
import { call, isRefused } from '#web/kit/api/call.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { FailureText } from './failure-text.tsx'
import { OnErased } from './on-erased.ts'
import type { Held } from './use-sent-application.ts'

/** For good: the number has to be typed, so that nobody does it in passing. */
export function EraseSent({ receipt, held }: { receipt: StoredReceipt; held: Held }) {
  const { t } = useLingui()
  const thisDevice = useThisDevice()
  const id = useId()
  const onErased = use(OnErased)
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const { reference } = receipt
  const isTyped = withoutSigns(typed) === withoutSigns(reference)

  const erase = async () => {
    setFailure(undefined)
    try {
      await eraseThere(receipt.id, held)
      onErased()
      await deleteApplication(receipt.id)
      showToast({ tone: 'success', title: () => t`The application is erased` })
    } catch (error) {
      setFailure(error)
    }
  }

  if (!isAsking) {
    return (
      <Box as="section" display="grid" gap="2">
        <Heading as="h3" size="md">
          <Trans>Nothing of you shall stay at the landlord's</Trans>
        </Heading>
        <Text>
          <Trans>Erase your application: your answers and documents are gone for good, there and here.</Trans>
        </Text>
        <Button variant="danger" px="0" justifySelf="start" onClick={() => setAsking(true)}>
          <Trans>Erase the application</Trans>
        </Button>
      </Box>
    )
  }
  return (
    <Box asChild display="grid" gap="3" p="3" borderWidth="1px" borderColor="danger.fg" borderRadius="md">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isTyped) void erase()
        }}
      >
        <Text>
          {receipt.processId ? (
            <Trans>
              Your answers and documents are erased at the landlord's, on their devices and on {thisDevice}. They keep,
              without your name, that there was an application and what was decided. Mails that were sent already stay
              with whoever got them. After an accepted offer the law obliges them to keep it: then ask them directly.
            </Trans>
          ) : (
            <Trans>Your answers are erased where they were sent to, and on {thisDevice}.</Trans>
          )}
        </Text>
        <label htmlFor={id}>
          <Trans>Type the number {reference} to confirm</Trans>
        </label>
        <Input
          id={id}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          fontFamily="mono"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" onClick={() => setAsking(false)}>
            <Trans>Keep</Trans>
          </Button>
          <Button type="submit" variant="danger" disabled={!isTyped}>
            <Trans>Erase for good</Trans>
          </Button>
        </Flex>
        {failure !== undefined && <FailureText failure={failure} />}
      </form>
    </Box>
  )
}

/** One that was erased before, and whose answer was lost, is erased. */
async function eraseThere(applicationId: string, body: Held): Promise<void> {
  try {
    await call(ownApplicationContract.eraseOwnApplication, { params: { applicationId }, body })
  } catch (error) {
    if (!isRefused(error, 'APPLICATION_ERASED')) throw error
  }
}

/** As it is read out on the telephone: nobody hears a hyphen. */
const withoutSigns = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
