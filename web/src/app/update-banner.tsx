import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.ts'
import { waitingUpdate, watchUpdates } from './updates.ts'

export function UpdateBanner() {
  const update = useSyncExternalStore(watchUpdates, waitingUpdate, () => undefined)
  if (!update) return null
  return (
    <Flex role="status" align="center" gap="3" wrap="wrap" justify="center" p="3" bg="pine.subtle" borderTopWidth="1px">
      <Trans>A new version is ready. What you wrote stays on this device.</Trans>
      <Button variant="outline" onClick={update}>
        <Trans>Use the new version</Trans>
      </Button>
    </Flex>
  )
}
