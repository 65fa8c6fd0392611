import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import OfflineIcon from '~icons/lucide/cloud-off'
import { Button } from '#web/kit/ui/button.ts'
import { unseen } from '#web/kit/ui/fitting.ts'
import { useOnline } from '#web/kit/ui/later/use-online.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { QuietStatus } from '#web/kit/ui/quiet-status.tsx'
import { useFeed } from '#web/manage/records/use-records.ts'
import { useWaiting } from '#web/manage/records/use-waiting.ts'
import { Dialog } from '#web/manage/ui/dialog/dialog.tsx'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { useAskBeforeUnload } from '#web/kit/ui/later/use-ask-before-unload.ts'
import { onOpenChanges } from '#web/manage/ui/open-changes.ts'
import { history } from './done-here.ts'
import { WaitingList } from './waiting-list.tsx'

/** What has waited for longer waits for something else than this page. */
const ON_ITS_WAY_MS = 60_000

/** A decision about somebody, which colleagues and the mails wait for; what is recorded is safe where it is. */
const isOnItsWay = ({ name, state, createdAt }: StoredCommand) =>
  name === 'changeStatus' && state !== 'attention' && Date.now() - createdAt < ON_ITS_WAY_MS

/** How true the screen is, in a word; and behind it what is not confirmed. */
export function SyncChip() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const state = useSyncState()
  const truth = truthOf(state)
  // How many are waiting changes with every letter.
  const isChanging = truth === 'loading' || truth === 'waiting'
  useEffect(() => onOpenChanges(() => setIsOpen(true)), [])
  const { commands } = state
  // Others see it once it has arrived, and nothing sends it when no page is open.
  useAskBeforeUnload(() => !state.failure && commands?.some(isOnItsWay) === true)
  useEffect(() => {
    history.endPromise(commands?.flatMap(({ n, state: life }) => (life === 'attention' ? [n] : [])) ?? [])
  }, [commands])
  return (
    <>
      {/* Around the button: inside it would take its name away. */}
      <QuietStatus truth={isChanging ? undefined : truth}>
        <Button
          variant="outline"
          gap="1"
          px={{ base: '2', md: '3' }}
          justifyContent="center"
          py="0"
          fontSize="sm"
          textAlign="start"
          css={{
            '& > svg': { width: '16px', height: '16px' },
            // Where there is room, as wide as most of what it says: what stands beside it stays where it is.
            '@media (min-width: 90rem)': { minWidth: '11rem' },
          }}
          onClick={() => setIsOpen(true)}
          {...(truth === 'attention' && { color: 'attention.fg', borderColor: 'attention.fg' })}
        >
          {state.failure === 'no_connection' && truth !== 'no_connection' && <OfflineSign />}
          <Words truth={truth} {...state} />
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
  return { ...feed, commands, failure, unsent, attention, waiting }
}

type State = ReturnType<typeof useSyncState>

/** The first of what is true that a person should know. */
function truthOf({ unsent, attention, waiting, failure, isComplete }: State) {
  if (!unsent) return 'loading'
  if (attention > 0) return 'attention'
  if (waiting > 0) return 'waiting'
  if (failure) return failure
  if (!isComplete) return 'loading'
  return unsent.signings > 0 ? 'signatures' : 'up_to_date'
}

function Words({
  truth,
  attention,
  waiting,
  failingSince,
  isComplete,
  known,
}: State & { truth: ReturnType<typeof truthOf> }) {
  switch (truth) {
    case 'loading':
      // A large organization takes a while at first: that it goes on is seen by the number.
      return isComplete || known === 0 ? (
        <Trans>Loading...</Trans>
      ) : (
        <Plural value={known} one="# so far" other="# so far" />
      )
    case 'attention':
      // One line beside the mark of a phone, in every language.
      return <Plural value={attention} one="# to decide" other="# to decide" />
    case 'waiting':
      return <Plural value={waiting} one="# change waiting" other="# changes waiting" />
    case 'no_connection':
      return <OfflineSince at={failingSince} />
    case 'busy':
      return <Trans>Server busy</Trans>
    case 'server_down':
      return <Trans>Server problem</Trans>
    case 'refused':
      return <Trans>Not up to date</Trans>
    case 'signatures':
      return <Trans>Signatures only on this device</Trans>
    case 'up_to_date':
      return <Trans>Up to date</Trans>
  }
}

/** What waits is the first to be known, and why it does comes with it. */
const OfflineSign = () => (
  <>
    <OfflineIcon />
    <Box as="span" css={unseen}>
      <Trans>Offline</Trans>
    </Box>
  </>
)

function OfflineSince({ at }: { at: number | undefined }) {
  if (at === undefined) return <Trans>Offline</Trans>
  const { time } = dayAndTime(at)
  return <Trans>Offline since {time}</Trans>
}
