import { issueCommand } from '#web/manage/sync/commands/issue-command.ts'
import type { CommandInput, CommandName, Issued } from '#web/manage/sync/effects/command-types.ts'
import { records } from '#web/manage/sync/engine/browser-records.ts'
import { useWriter } from './use-manager.ts'

export type { CommandInput, CommandName, Issued } from '#web/manage/sync/effects/command-types.ts'

/**
 * Writes a change down on this device first, then has it sent. Resolves when the server confirmed or refused it, or with
 * `waiting` after 4 s or without a connection.
 * @throws when the device cannot keep it
 */
export function useIssue(): <N extends CommandName>(name: N, input: CommandInput<N>) => Promise<Issued> {
  const writer = useWriter()
  return (name, input) =>
    issueCommand(
      {
        ...writer,
        after: (ms, run) => {
          const timer = setTimeout(run, ms)
          return () => clearTimeout(timer)
        },
        isOnline: () => navigator.onLine,
        sendNow: records.sendNow,
      },
      name,
      input,
    )
}
