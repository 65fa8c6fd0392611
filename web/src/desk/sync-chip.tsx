import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { onOpenChanges } from './open-changes.ts'
import { useFeed } from '#web/records/use-records.ts'
import { useWaiting } from '#web/records/use-waiting.ts'
import { Button } from '#web/ui/button.ts'
import { dayAndTime } from '#web/ui/moment.ts'
import { WaitingList } from './waiting-list.tsx'

/** How true the screen is, in a word; and behind it what is not confirmed. */
export function SyncChip() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => onOpenChanges(() => setIsOpen(true)), [])
  return (
    <>
      {/* Around the button: inside it would take its name away. */}
      <Box role="status" ms="auto">
        <Button variant="outline" fontSize="sm" onClick={() => setIsOpen(true)}>
          <Words />
        </Button>
      </Box>
      {isOpen && (
        <Dialog title={t`Your changes`} onClose={() => setIsOpen(false)}>
          {() => <WaitingList />}
        </Dialog>
      )}
    </>
  )
}

function Words() {
  const { commands } = useWaiting()
  const { isComplete, failure, failingSince } = useFeed()
  if (!commands) return <Trans>Loading...</Trans>
  const attention = commands.filter(({ state }) => state === 'attention').length
  const waiting = commands.length - attention
  if (attention > 0)
    return <Plural value={attention} one="# change needs a decision" other="# changes need a decision" />
  if (waiting > 0) return <Plural value={waiting} one="# change waiting" other="# changes waiting" />
  if (failure === 'no_connection') return <OfflineSince at={failingSince} />
  if (failure === 'busy') return <Trans>Server busy</Trans>
  if (failure === 'server_down') return <Trans>Server problem</Trans>
  if (failure === 'refused') return <Trans>Not up to date</Trans>
  return isComplete ? <Trans>Up to date</Trans> : <Trans>Loading...</Trans>
}

function OfflineSince({ at }: { at: number | undefined }) {
  if (at === undefined) return <Trans>Offline</Trans>
  const { time } = dayAndTime(at)
  return <Trans>Offline since {time}</Trans>
}
