import { ApiError } from '#web/kit/api/call.ts'
import { backOffDelay, overloadDelay } from '#web/kit/device/back-off.ts'
import { coalesce, keepGoing } from '#web/kit/device/keep-going.ts'
import { wakeCommands, wakeUnreached } from '#web/manage/sync/commands/change-command.ts'
import { isUnreached, type Outcome } from '#web/manage/sync/commands/command-outcome.ts'
import { mergeApart } from '#web/manage/sync/conflicts/merge-apart.ts'
import type { RecordsPorts } from '#web/manage/sync/feed/ports.ts'
import { keepSendingFiles } from '#web/manage/sync/files/keep-sending-files.ts'
import { keepWatching } from './keep-watching.ts'
import { noteFailure, pull } from './pull.ts'
import { retryUnread } from './retry-unread.ts'
import { sendCommands } from './send-commands.ts'

const POLL_MS = 60_000
/** The server itself pokes at most twice a second: a longer pause would only keep a colleague's change from the screen. */
const POKE_PAUSE_MS = 100

export type Leading = ReturnType<typeof leadSync>

/** Reads, listens and sends for all tabs, until it is stopped. */
export function leadSync(ports: RecordsPorts) {
  const { after, now, random, isSeen, isOnline } = ports
  let isOver = false
  let isStart = true
  let failures = 0
  /** Nothing got through when something was last asked for. */
  let isLost = false
  let callOffPull = () => {}
  let callOffPoke = () => {}

  const pullRound = coalesce(async () => {
    callOffPull()
    if (isOver) return
    try {
      await pull(ports, isStart)
      isStart = false
      failures = 0
      nextPullIn(POLL_MS)
      found()
      if (await mergeApart(ports)) void sendRound()
    } catch (error) {
      if (isOver) return
      await noteFailure(ports, error).catch(() => undefined) // it is said again with the next one
      failures += 1
      isLost ||= isUnreached(error)
      const asked = error instanceof ApiError ? error.retryAfterMs : undefined
      nextPullIn(asked === undefined ? backOffDelay(failures, random) : overloadDelay(asked, random))
    }
  })
  const nextPullIn = (ms: number) => {
    callOffPull()
    if (!isOver) callOffPull = after(ms, pollIfNeeded)
  }
  /** With a live signal nobody has to ask, and for nobody either. */
  const pollIfNeeded = () => {
    const isNeeded = failures > 0 ? isOnline() : !watching.isOpen()
    if (isNeeded && isSeen()) void pullRound()
    else nextPullIn(POLL_MS)
  }

  const sending = keepGoing(ports, () =>
    sendCommands(ports, () => isOver, reached, unreached).finally(() => files.sendNow()),
  )
  const sendRound = sending.round

  const files = keepSendingFiles(ports, () => void sendRound())

  const watching = keepWatching(ports, (what) => {
    if (what === 'unreached') return void unreached()
    if (what === 'open') void reached().then(sendRound, sendRound)
    callOffPoke()
    callOffPoke = after(POKE_PAUSE_MS, () => void pullRound())
  })
  /**
   * Something got through: what did not, and waits ever longer, is tried at once. A change that was refused needs to show what
   * stands instead.
   */
  const reached = async (how?: Outcome['kind']) => {
    await wakeUnreached(ports.database, now())
    if (failures > 0 || how === 'refused') void pullRound()
  }
  /** Something else did not get through: the feed is asked at once, so that the screen does not go on saying that it is up to date. */
  const unreached = async () => void (failures === 0 && (await pullRound()))
  /** The feed does again, and so will all the rest. */
  const found = () => {
    if (!isLost) return
    isLost = false
    watching.hurry()
    void files.hurry()
    void reached().then(sendRound, sendRound)
  }
  const wake = () => wakeCommands(ports.database, now()).then(sendRound, sendRound)

  void retryUnread(ports.database)
    .catch(() => undefined)
    .then(pullRound) // a next start tries it again
  void wake()
  void files.hurry()
  watching.open()

  return {
    pullNow: () => void pullRound(),
    sendNow: () => void sendRound(),
    /** Somebody looks at a page, or looks away. */
    look: () => {
      watching.look()
      if (isSeen()) void pullRound()
    },
    /** There may be a connection again. */
    hurry: () => {
      // The network may still be settling: what fails now is tried again soon.
      failures = 0
      watching.hurry()
      void pullRound()
      void wake()
      void files.hurry()
    },
    stop: () => {
      isOver = true
      watching.stop()
      files.stop()
      callOffPull()
      callOffPoke()
      sending.stop()
    },
  }
}
