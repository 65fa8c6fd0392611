import {
  type ApplicationStatus,
  applicationStatuses,
  canChangeStatus,
  canResubmit,
} from '#shared/application/status.ts'
import { newId } from '#shared/ids.ts'
import type { StoredCommand } from '#web/local/desk-command.ts'
import { asWaiting, canOverwrite, refusedWith } from './change-command.ts'
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
  // Nobody who is signed in withdrew it: it was the applicant, after whom nothing follows.
  if (from === 'withdrawn' && outcome?.current?.by === null) return undefined
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
    if (command && canOverwrite(command)) return overwrite(issuer, command, commands)
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

/** The last that was wanted takes the first one's place, on what the person saw; what was built on it follows, such as a signature. */
async function overwrite({ desk, now }: Pick<Issuer, 'desk' | 'now'>, command: StoredCommand, all: StoredCommand[]) {
  const rest = refusedWith(command, all)
  const [same, others] = [rest.filter(isSame(command)), rest.filter((each) => !isSame(command)(each))]
  const { body } = same.at(-1) ?? command
  const seen = command.outcome?.current?.version ?? 0
  await desk.commands.bulkDelete(same.map(({ n }) => n))
  await desk.commands.bulkPut([
    // Another content under the old key would be a contradiction.
    { ...asWaiting(command, now()), id: newId(), body, ifMatch: seen, follows: undefined, attempts: 0 },
    ...others.map((each) => asWaiting(each, now())),
  ])
}

const isSame = (command: StoredCommand) => (each: StoredCommand) =>
  each.name === command.name && each.chain === command.chain

const asStatus = (text: string | undefined) => applicationStatuses.find((status) => status === text)
