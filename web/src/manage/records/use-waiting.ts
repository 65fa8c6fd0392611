import { readSignings, unsentIn } from '#web/manage/storage/unsent-work.ts'
import { tryAgain, wakeCommands } from '#web/manage/sync/commands/change-command.ts'
import { readCommands } from '#web/manage/sync/commands/read-shown.ts'
import { undoCommand } from '#web/manage/sync/commands/undo-command.ts'
import { decideAgain } from '#web/manage/sync/conflicts/decide-again.ts'
import { keepTheirs } from '#web/manage/sync/conflicts/merge-apart.ts'
import { applySigned, decisionsOf, giveUpSigned, sendSignedAgain } from '#web/manage/sync/conflicts/refused-signing.ts'
import { records } from '#web/manage/sync/engine/browser-records.ts'
import { useSharedQuery, useWriter } from './use-manager.ts'

/** What was done on this device and is not confirmed, and what a person can decide about it. */
export function useWaiting() {
  const writer = useWriter()
  const { database } = writer
  const commands = useSharedQuery(readCommands)
  const signings = useSharedQuery(readSignings)
  const thenSend = (done: Promise<unknown>) => void done.then(records.sendNow)
  return {
    /** Undefined while they are read. */
    commands,
    /** Of protocols that are being signed here. */
    signings: signings ?? [],
    /** How much lies here alone; undefined while it is read. */
    unsent: commands && signings && unsentIn(commands, signings),
    decisions: decisionsOf(commands ?? []),
    applySigned: (n: number) => thenSend(applySigned(database, n, Date.now())),
    sendSignedAgain: (n: number) => thenSend(sendSignedAgain(database, n, Date.now())),
    giveUpSigned: (n: number) => void giveUpSigned(database, n),
    undo: (n: number) => thenSend(undoCommand(writer, n)),
    dismiss: (n: number) => thenSend(keepTheirs(writer, n)),
    again: (n: number) => thenSend(tryAgain(database, n, Date.now())),
    insist: (n: number) => thenSend(decideAgain(writer, n)),
    sendNow: () => thenSend(wakeCommands(database, Date.now())),
  }
}
