import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { useOnline } from '#web/kit/ui/later/use-online.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { QuietStatus } from '#web/kit/ui/quiet-status.tsx'
import { useFeed } from '#web/manage/records/use-records.ts'
import { useWaiting } from '#web/manage/records/use-waiting.ts'
import { Dialog } from '#web/manage/ui/dialog.tsx'
import { onOpenChanges } from '#web/manage/ui/open-changes.ts'
import { WaitingList } from './waiting-list.tsx'

/** How true the screen is, in a word; and behind it what is not confirmed. */
export function SyncChip() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const state = useSyncState()
  const isRead = state.isComplete || state.failure !== undefined
  const isOnItsWay = state.unsent === undefined || (state.attention === 0 && (state.waiting > 0 || !isRead))
  const atBest = state.unsent?.signings ? 'signatures' : 'up_to_date'
  // How many are waiting changes with every letter.
  const truth = isOnItsWay ? undefined : state.attention > 0 ? 'attention' : (state.failure ?? atBest)
  useEffect(() => onOpenChanges(() => setIsOpen(true)), [])
  return (
    <>
      {/* Around the button: inside it would take its name away. */}
      <QuietStatus truth={truth}>
        <Button variant="outline" px="3" py="0" fontSize="sm" onClick={() => setIsOpen(true)}>
          <Words state={state} />
        </Button>
      </QuietStatus>
      {isOpen && (
        <Dialog title={t`Your changes`} onClose={() => setIsOpen(false)}>
          {() => <WaitingList />}
        </Dialog>
      )}
    </>
  )
}

function useSyncState() {
  const { commands, decisions, unsent } = useWaiting()
  const attention = decisions.changes.length + decisions.signings.length
  const waiting = commands?.filter(({ state }) => state !== 'attention').length ?? 0
  const feed = useFeed()
  // The device knows it before anything is asked for in vain.
  const failure = useOnline() ? feed.failure : 'no_connection'
  return { ...feed, failure, unsent, attention, waiting }
}

function Words({ state }: { state: ReturnType<typeof useSyncState> }) {
  const { unsent, attention, waiting, isComplete, failure, failingSince } = state
  if (!unsent) return <Trans>Loading...</Trans>
  // One line beside the mark of a phone, in every language.
  if (attention > 0) return <Plural value={attention} one="# to decide" other="# to decide" />
  if (waiting > 0) return <Plural value={waiting} one="# change waiting" other="# changes waiting" />
  if (failure === 'no_connection') return <OfflineSince at={failingSince} />
  if (failure === 'busy') return <Trans>Server busy</Trans>
  if (failure === 'server_down') return <Trans>Server problem</Trans>
  if (failure === 'refused') return <Trans>Not up to date</Trans>
  if (!isComplete) return <Trans>Loading...</Trans>
  return unsent.signings > 0 ? <Trans>Signatures only on this device</Trans> : <Trans>Up to date</Trans>
}

function OfflineSince({ at }: { at: number | undefined }) {
  if (at === undefined) return <Trans>Offline</Trans>
  const { time } = dayAndTime(at)
  return <Trans>Offline since {time}</Trans>
}
