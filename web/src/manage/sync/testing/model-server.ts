import type { AnyCommand } from '#shared/command.ts'
import { commandOf } from '#shared/every-command.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import type { Arriving } from './model-arriving.ts'
import { createModelFeed } from './model-feed.ts'
import { createModelHandover, onWire } from './model-handover.ts'
import { refusal } from './model-refusal.ts'
import { createModelRules } from './model-rules.ts'

/** A server as the contract describes it: it does each command once, and nothing over a colleague's head. */
export function createModelServer(now: () => number) {
  const feed = createModelFeed(now)
  const answers = new Map<string, unknown>()
  const changedBy = new Map<string, string>()
  const executions: Arriving[] = []

  const handover = createModelHandover({
    feed,
    now,
    noteChange: (id, userId) => changedBy.set(id, userId),
  })

  /** What the real server looks up beside the rule. */
  const lookUp = (name: string, { propertyId, rentObjectId }: Record<string, unknown>) => {
    const isThere = (id: unknown) => Boolean(feed.row('property', String(id)))
    if (name === 'createProtocol' && !isThere(propertyId)) throw refusal('ACCESS_DENIED')
    if (name === 'createProcess' && !isThere(rentObjectId ?? propertyId)) throw refusal('NOT_FOUND')
  }

  const follow = createModelRules(feed, now, changedBy)

  const execute = (arriving: Arriving): unknown => {
    const { name, body } = arriving
    const answer = handover.execute(arriving)
    if (answer !== undefined) return answer
    lookUp(name, body)
    const command = commandOf(name)
    if (!command) throw new Error(`No such call here: ${name}`)
    return answerOf(name, command, follow(command, arriving))
  }

  return {
    feed,
    handover,
    executions,
    handle: (arriving: Arriving): unknown => {
      const { userId, headers } = arriving
      if (headers['x-acting-user'] !== userId) throw refusal('ACTOR_MISMATCH')
      const key = `${userId} ${headers['idempotency-key']}`
      if (answers.has(key)) return structuredClone(answers.get(key))
      const answer = execute(arriving)
      executions.push(arriving)
      answers.set(key, structuredClone(answer))
      return structuredClone(answer)
    },
  }
}

export type ModelServer = ReturnType<typeof createModelServer>

const nobody = { currentResidents: [], comingResidents: [], archivedResidents: [] }

/** As the contract has it, beside the record. */
function answerOf(name: string, { about }: AnyCommand, row: object) {
  if (['changeDetails', 'changeRent', 'createRentObject'].includes(name)) return { ...row, ...emptyProperty(row) }
  return about === 'protocol' && 'participants' in row ? onWire(row as FeedRecords['protocol']) : row
}

const emptyProperty = (row: object) => {
  const { baseRent, sideCosts } = row as { baseRent: number; sideCosts: number }
  return { rent: baseRent, currentSideCosts: sideCosts, rentHistory: [], ...nobody }
}
