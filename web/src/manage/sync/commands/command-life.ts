import type { StoredCommand } from '#web/manage/storage/stored-command.ts'

type CommandState = StoredCommand['state']

export const commandStates = ['waiting', 'sending', 'attention'] as const satisfies readonly CommandState[]

export const commandEvents = [
  /** It is due, and goes out under its key: again, where a page died on the way. */
  'ATTEMPT',
  /** The server has done it. */
  'CONFIRMED',
  /** It did not get there, or is to come later. */
  'PUT_OFF',
  /** The server's no, or too many failures in a row. */
  'REFUSED',
  /** What it depends on was refused, or the file that it tells of. */
  'REFUSED_WITH',
  /** A person has read why, and wants it all the same: as it was, or on what stands by now. */
  'USER_AGAIN',
  /** A person leaves it refused. */
  'USER_LEAVES',
  /** Allowed only while it was never sent: undo-command.ts. */
  'USER_TAKES_BACK',
] as const
export type CommandEvent = (typeof commandEvents)[number]

/** `gone` is kept no longer; `stay` where an event changes nothing, because it cannot happen or comes too late. */
type Next = CommandState | 'gone' | 'stay'

const stay = Object.fromEntries(commandEvents.map((event) => [event, 'stay'])) as Record<CommandEvent, 'stay'>

/** The whole life of a change: every state with every event. A confirmation wins over everything, however late it comes. */
export const transitions: Record<CommandState, Record<CommandEvent, Next>> = {
  waiting: { ...stay, ATTEMPT: 'sending', CONFIRMED: 'gone', REFUSED_WITH: 'attention', USER_TAKES_BACK: 'gone' },
  sending: {
    ...stay,
    ATTEMPT: 'sending',
    CONFIRMED: 'gone',
    PUT_OFF: 'waiting',
    REFUSED: 'attention',
    REFUSED_WITH: 'attention',
  },
  attention: { ...stay, CONFIRMED: 'gone', USER_AGAIN: 'waiting', USER_LEAVES: 'gone' },
}

/** Whether an event changes anything. */
export const happens = ({ state }: Pick<StoredCommand, 'state'>, event: CommandEvent): boolean =>
  transitions[state][event] !== 'stay'

/** What it is after an event; undefined where that changes nothing, or nothing is left of it. */
export function after(
  command: StoredCommand,
  event: CommandEvent,
  changes: Partial<StoredCommand> = {},
): StoredCommand | undefined {
  const next = transitions[command.state][event]
  return next === 'stay' || next === 'gone' ? undefined : { ...command, ...changes, state: next }
}
