import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { currentUpdate, type Update, watchUpdates } from './updates.ts'

export function UpdateBanner() {
  const update = useSyncExternalStore(watchUpdates, currentUpdate, () => undefined)
  if (!update) return null
  return (
    <Flex role="status" align="center" gap="3" wrap="wrap" justify="center" p="3" bg="pine.subtle" borderTopWidth="1px">
      <Words update={update} />
      <Button variant="outline" onClick={update.apply}>
        {update.reason === 'new_version' ? <Trans>Use the new version</Trans> : <Trans>Load again</Trans>}
      </Button>
    </Flex>
  )
}

function Words({ update: { reason, isUnsaved } }: { update: Update }) {
  if (isUnsaved) return <Trans>Your last answers are not saved yet. Loading the page now would lose them.</Trans>
  if (reason === 'new_version') return <Trans>A new version is ready. What you wrote stays on this device.</Trans>
  return <Trans>A part of this page could not be loaded. Check your connection, then load the page again.</Trans>
}
