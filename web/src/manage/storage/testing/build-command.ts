import type { StoredCommand } from '#web/manage/storage/stored-command.ts'

/** A change that waits to be sent. */
export const buildCommand = (more: Partial<StoredCommand> = {}): Omit<StoredCommand, 'n'> => ({
  id: 'k',
  name: 'changeStatus',
  params: undefined,
  body: undefined,
  about: { entity: 'application', id: 'a1' },
  chain: 'application:a1',
  base: {},
  state: 'waiting',
  attempts: 0,
  failures: 0,
  nextAttemptAt: 0,
  waitingSetAt: 0,
  createdAt: 0,
  actorId: 'anna',
  actorName: 'Anna',
  ...more,
})
