import { useEffect, useRef } from 'react'
import { keepCommand } from '#web/manage/sync/commands/keep-command.ts'
import type { CommandInput, CommandName } from '#web/manage/sync/effects/command-types.ts'
import { records } from '#web/manage/sync/engine/browser-records.ts'
import { useWriter } from './use-manager.ts'

/** Who types is not done yet: what comes meanwhile goes along. */
const SEND_AFTER_MS = 1_500

/**
 * Writes a change down on this device and has it sent soon; nobody waits for the answer, which comes with the feed.
 * Resolves when it is kept. @throws when the device cannot keep it
 */
export function useKeepChange(): <N extends CommandName>(name: N, input: CommandInput<N>) => Promise<void> {
  const writer = useWriter()
  const sending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(sending.current)
      records.sendNow()
    },
    [],
  )
  return async (name, input) => {
    await keepCommand(writer, name, input)
    clearTimeout(sending.current)
    sending.current = setTimeout(records.sendNow, SEND_AFTER_MS)
  }
}
