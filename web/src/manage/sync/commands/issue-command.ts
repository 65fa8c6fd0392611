import { isErrorCode } from '#shared/errors.ts'
import { isOfNetwork } from '#web/kit/device/wait-reason.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { watchCommand } from '#web/manage/storage/stored-records.ts'
import type { CommandInput, CommandName, Issued } from '#web/manage/sync/effects/command-types.ts'
import { isTypedOn, keepCommand, RefusedHere, type Writer } from './keep-command.ts'

const PATIENCE_MS = 4_000

export interface Issuer extends Writer {
  after: (ms: number, run: () => void) => () => void
  isOnline: () => boolean
  /** Something waits to be sent. */
  sendNow: () => void
}

/** Writes a change down, has it sent, and waits a little for what becomes of it. @throws when the device cannot keep it */
export async function issueCommand<N extends CommandName>(
  issuer: Issuer,
  name: N,
  input: CommandInput<N>,
): Promise<Issued> {
  let n: number
  try {
    n = await keepCommand(issuer, name, input)
  } catch (error) {
    if (error instanceof RefusedHere) return { kind: 'refused', code: error.code }
    throw error
  }
  issuer.sendNow()
  return issuer.isOnline() ? settled(issuer, n) : { kind: 'waiting' }
}

/** It got to the server, or nearly: a connection is not what it waits for. */
const isFailing = ({ failures, waitsFor: reason }: StoredCommand) =>
  failures > 0 || (reason !== undefined && !isOfNetwork(reason))

/** What became of it, as far as it is known in a time that somebody waits before a dialog. */
async function settled({ database, after }: Issuer, n: number): Promise<Issued> {
  const refused = await new Promise<StoredCommand | 'done' | 'waiting' | 'failing'>((resolve) => {
    const end = (result: StoredCommand | 'done' | 'waiting' | 'failing') => {
      callOff()
      watching.unsubscribe()
      resolve(result)
    }
    const callOff = after(PATIENCE_MS, () => end('waiting'))
    const watching = watchCommand(database, n, {
      next: (command) => {
        if (!command) end('done')
        else if (command.state === 'attention') end(command)
        else if (command.state === 'waiting' && command.attempts > 0) end(isFailing(command) ? 'failing' : 'waiting')
      },
      failed: () => end('waiting'),
    })
  })
  if (refused === 'failing') return { kind: 'waiting', isFailing: true }
  if (refused === 'done' || refused === 'waiting') return { kind: refused }
  const { code = '', details } = refused.outcome ?? {}
  // The dialog is still open: it is corrected there. What was typed on the way is kept, and shown as refused.
  if (code === 'VALIDATION_FAILED' && !isTypedOn(refused)) await database.commands.delete(n)
  return { kind: 'refused', code: isErrorCode(code) ? code : 'INTERNAL', ...(details && { details }) }
}
