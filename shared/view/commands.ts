import { defineCommand, type Refusal, refuse } from '#shared/command.ts'
import { areSameWords } from '#shared/same-words.ts'
import { viewContract } from './contract.ts'
import { MAX_VIEWS, type SavedView } from './view.ts'

/** Under the id that the client made, once, however often it arrives; by Undo, what was removed comes back. */
export const createView = defineCommand({
  endpoint: viewContract.createView,
  about: 'view',
  absent: 'is fine',
  staysGone: true,
  idOf: ({ body }) => body.id,
  apply({ body: { organizationId, name, query } }, known, read, { id }) {
    if (known) {
      const isSame = known.organizationId === organizationId && known.name === name && known.query === query
      return isSame ? [] : refuse('IDEMPOTENCY_MISMATCH')
    }
    const others = read.of('view', organizationId)
    if (others.length >= MAX_VIEWS) return refuse('VALIDATION_FAILED', [{ path: ['name'], issue: 'too_many_views' }])
    return (
      nameTaken(name, others) ?? [
        { entity: 'view', id, taken: 'IDEMPOTENCY_MISMATCH', insert: { organizationId, name, query } },
      ]
    )
  },
  fill: (body, { id }) => ({ ...body, id: body.id ?? id }),
})

/** A name leaves what is looked at, and what is looked at the name. */
export const changeView = defineCommand({
  endpoint: viewContract.changeView,
  about: 'view',
  conflict: 'EDIT_CONFLICT',
  apply({ body: { name = '', query } }, view, read) {
    const change = { ...(name && { name }), ...(query !== undefined && { query }) }
    const next = { ...view, ...change }
    if (next.name === view.name && next.query === view.query) return []
    const others = read.of('view', view.organizationId).filter(({ id }) => id !== view.id)
    return nameTaken(next.name, others) ?? [{ entity: 'view', id: view.id, change }]
  },
  over: ({ name, query }, { isMine }) => ({ ...(isMine('name') && { name }), ...(isMine('query') && { query }) }),
})

/** One that is not there any more needs no removing. */
export const removeView = defineCommand({
  endpoint: viewContract.removeView,
  about: 'view',
  conflict: 'EDIT_CONFLICT',
  apply: ({ params: { id } }) => [{ entity: 'view', id, remove: true }],
  settles: () => [],
  goneIsDone: true,
})

const nameTaken = (name: string, others: readonly SavedView[]): Refusal | undefined =>
  others.some((other) => areSameWords(other.name, name))
    ? refuse('VALIDATION_FAILED', [{ path: ['name'], issue: 'view_name_taken' }])
    : undefined
