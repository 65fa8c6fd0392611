import { personName } from '#web/desk/person-name.ts'
import { useDesk } from '#web/desk/use-desk.ts'
import { records } from './browser-records.ts'
import type { CommandInput, CommandName, Issued } from './command-types.ts'
import { issueCommand } from './issue-command.ts'

export type { CommandInput, CommandName, Issued } from './command-types.ts'

/**
 * Writes a change down on this device first, then has it sent. Resolves when the server confirmed or refused it, or with
 * `waiting` after 4 s or without a connection.
 * @throws when the device cannot keep it
 */
export function useIssue(): <N extends CommandName>(name: N, input: CommandInput<N>) => Promise<Issued> {
  const { desk, person } = useDesk()
  return (name, input) =>
    issueCommand(
      {
        desk,
        actorId: person.id,
        actorName: personName(person),
        now: () => Date.now(),
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
