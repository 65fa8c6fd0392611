import {
  type ApplicationStatus,
  applicationStatuses,
  canChangeStatus,
  canResubmit,
} from '#shared/application/status.ts'
import type { StoredCommand } from '#web/local/desk-command.ts'
import { refusedWith } from './change-command.ts'
import type { CommandInput } from './command-types.ts'
import { type Issuer, keepCommand } from './issue-command.ts'
import { readCommands } from './read-folded.ts'

/** What has to be done, from the status that a colleague gave, to the one that was wanted; undefined where no way leads. */
export function stepsTo(from: ApplicationStatus, to: ApplicationStatus): ApplicationStatus[] | undefined {
  if (canChangeStatus(from, to)) return [to]
  return canResubmit(from) && canChangeStatus('submitted', to) ? ['submitted', to] : undefined
}

/** How a status that was refused can still be reached, by what the server said that it is now. */
export function waysOn({ name, params, outcome }: StoredCommand): ApplicationStatus[] | undefined {
  const [from, to] = [asStatus(outcome?.current?.status), asStatus(params?.['status'])]
  return name === 'changeStatus' && from && to ? stepsTo(from, to) : undefined
}

/**
 * A person has seen what a colleague did, and wants their own decision to stand: as new changes, on exactly what they saw. Once
 * more changed meanwhile, they are asked again.
 */
export const decideAgain = (issuer: Omit<Issuer, 'after' | 'isOnline' | 'sendNow'>, n: number): Promise<void> => {
  const { desk } = issuer
  return desk.transaction('rw', desk.commands, desk.recordsA, desk.recordsB, desk.feed, async () => {
    const commands = await readCommands(desk)
    const command = commands.find((each) => each.n === n)
    const steps = command && waysOn(command)
    if (!command || !steps) return
    await desk.commands.bulkDelete([command, ...refusedWith(command, commands)].map((each) => each.n))
    const seen = command.outcome?.current?.version ?? 0
    for (const [i, status] of steps.entries()) {
      await keepCommand(issuer, 'changeStatus', {
        params: { id: command.about.id, status },
        // What was said with it belongs to the decision itself, and not to the way to it.
        body: i === steps.length - 1 ? (command.body as CommandInput<'changeStatus'>['body']) : undefined,
        about: { entity: 'application', id: command.about.id },
        ifMatch: seen + i,
      })
    }
  })
}

const asStatus = (text: string | undefined) => applicationStatuses.find((status) => status === text)
