import { personName } from '#web/desk/person-name.ts'
import { useDesk, useDeskQuery } from '#web/desk/use-desk.ts'
import type { StoredCommand } from '#web/local/desk-command.ts'
import type { KeptSigning } from '#web/local/desk-signing.ts'
import { unsentIn } from '#web/local/unsent-work.ts'
import { records } from './browser-records.ts'
import { tryAgain, wakeCommands } from './change-command.ts'
import { decideAgain } from './decide-again.ts'
import { keepTheirs } from './merge-apart.ts'
import { readCommands } from './read-folded.ts'
import { decisionsOf } from './decisions.ts'
import { applySigned, giveUpSigned, sendSignedAgain } from './refused-signing.ts'
import { undoCommand } from './undo-command.ts'

/** What was done on this device and is not confirmed, and what a person can decide about it. */
export function useWaiting() {
  const { desk, person } = useDesk()
  const commands = useDeskQuery<StoredCommand[]>(readCommands, [])
  const signings = useDeskQuery<KeptSigning[]>((database) => database.signings.toArray(), [])
  const issuer = { desk, actorId: person.id, actorName: personName(person), now: () => Date.now() }
  const thenSend = (done: Promise<unknown>) => void done.then(records.sendNow)
  return {
    /** Undefined while they are read. */
    commands,
    /** Of protocols that are being signed here. */
    signings: signings ?? [],
    /** How much lies here alone; undefined while it is read. */
    unsent: commands && signings && unsentIn(commands, signings),
    decisions: decisionsOf(commands ?? []),
    applySigned: (n: number) => thenSend(applySigned(desk, n, Date.now())),
    sendSignedAgain: (n: number) => thenSend(sendSignedAgain(desk, n, Date.now())),
    giveUpSigned: (n: number) => void giveUpSigned(desk, n),
    undo: (n: number) => void undoCommand(desk, n),
    dismiss: (n: number) => thenSend(keepTheirs(issuer, n)),
    again: (n: number) => thenSend(tryAgain(desk, n, Date.now())),
    insist: (n: number) => thenSend(decideAgain(issuer, n)),
    sendNow: () => thenSend(wakeCommands(desk, Date.now())),
  }
}
