import { type AnyCommand, idOf, type Read, refuse } from '#shared/command.ts'
import { type Entity, parentField } from '#shared/feed/feed.ts'
import { type Effect, refusalOf, runCommand, saysWhatStands } from '#shared/run-command.ts'
import type { Arriving } from './model-arriving.ts'
import type { ModelFeed } from './model-feed.ts'
import { refusal } from './model-refusal.ts'

interface Row {
  id: string
  version?: number
  status?: string
  updatedAt?: string
}

/** Does what the rules say, as the real server does: what is so already first, then what a colleague did, then what is refused. */
export function createModelRules(feed: ModelFeed, now: () => number, changedBy: Map<string, string>) {
  const read = ((entity: Entity, id: string) => feed.row(entity, id) ?? undefined) as Read
  read.of = ((entity: Entity, parentId: string) =>
    feed.rows().flatMap(({ entity: kind, row }) => {
      const values = row as Record<string, unknown> | null
      return kind === entity && values?.[parentField[entity] ?? ''] === parentId ? [row] : []
    })) as Read['of']

  let made = 0
  return (command: AnyCommand, { params, body, headers, userId }: Arriving) => {
    if (command.ofDraft) checkDraft(read('protocol', params['id'] ?? ''))
    const at = new Date(now()).toISOString()
    const input = { params, body: command.endpoint.body instanceof Object ? command.endpoint.body.parse(body) : body }
    const id = idOf(command, input) ?? ''
    const row = read(command.about, id) as Row | undefined
    const expected = headers['if-match']
    const seenVersion = expected === undefined ? undefined : Number(expected.replaceAll('"', ''))
    const idFor = () => `01900000-0000-7000-9000-${String((made += 1)).padStart(12, '0')}`
    const actor = { id: userId, name: userId }
    const effects = runCommand(command, input, read, {
      id,
      idFor,
      at,
      today: () => at.slice(0, 10),
      actor,
      seenVersion,
    })
    const isGone = command.staysGone && feed.row(command.about, id) === null && seenVersion !== 0
    const refused = isGone ? refuse('NOT_FOUND') : refusalOf(command, effects, row, seenVersion)
    if (refused) {
      const by = changedBy.get(id) ?? null
      const current = row && { status: row.status, version: row.version, by, at: row.updatedAt }
      throw refusal(refused.refused, saysWhatStands.has(refused.refused) ? { current } : {})
    }
    for (const effect of effects as Effect[]) feed.put(effect.entity, effect.id, effect.row)
    if ((effects as Effect[]).length > 0) changedBy.set(id, userId)
    return read(command.about, id) ?? { id }
  }
}

function checkDraft(protocol: { status: string } | undefined): void {
  if (!protocol) throw refusal('NOT_FOUND')
  if (protocol.status !== 'draft') throw refusal('PROTOCOL_SIGNED')
}
