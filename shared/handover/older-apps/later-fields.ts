import * as z from 'zod/mini'
import { isRecord } from '#shared/canonical-json.ts'

/**
 * Fields of a draft that came after a release that is in use (053): its apps read a protocol or a room without them, and write it back
 * whole. So what is not said stays, unless it is said to be taken out.
 */
export const laterFields = ['address', 'enteredOn', 'workedOut'] as const

/**
 * Which of them somebody took out: of a thing in a list by its id, `<id>.<field>`. Beside the content, where a server of the release before
 * does not look; and any text, since a later release says more.
 */
export const takenOut = z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)))

/**
 * What is to stand there: what was said, with what whoever said it may not know.
 * @param before undefined of a change that an older version of the app kept without what was seen
 */
export function keepUnsaid<Content extends object>(
  before: Content | undefined,
  said: Content,
  out: readonly string[] = [],
): Content {
  const known = new Map(thingsOf(before ?? {}))
  const whole = (id: string, thing: object) => {
    const kept = known.get(id) ?? {}
    const unsaid = laterFields.filter(
      (field) => !says(thing, field) && !out.includes(nameOf(id, field)) && isStillOf(kept, thing, field),
    )
    return {
      ...thing,
      ...Object.fromEntries(unsaid.flatMap((field) => (says(kept, field) ? [[field, kept[field]]] : []))),
    }
  }
  const lists = Object.entries(said).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map((each: unknown) => (isThing(each) ? whole(each.id, each) : each)) : value,
  ])
  return whole('', Object.fromEntries(lists)) as Content // nothing is added but what stood there
}

/**
 * What somebody takes out who saw it, to be said beside what they write.
 * @param earlier what they took out before, and nobody was told yet
 */
export function takenOutOf(before: object | undefined, said: object, earlier: readonly string[] = []) {
  const gone = new Set([...earlier, ...fieldsOf(before ?? {}, says)])
  const out = fieldsOf(said, (thing, field) => !says(thing, field)).filter((name) => gone.has(name))
  return out.length > 0 ? { takenOut: out } : {}
}

/** Nobody's address becomes that of who is written over them. */
const isStillOf = (kept: Named, thing: Named, field: Field) =>
  field !== 'address' || (kept.name === thing.name && kept.role === thing.role)

interface Named {
  name?: unknown
  role?: unknown
}
type Field = (typeof laterFields)[number]
type Things = readonly (readonly [string, Readonly<Record<string, unknown>>])[]

/** The content itself, and each thing in one of its lists, by its id. */
const thingsOf = (content: object): Things => [
  ['', content as Record<string, unknown>],
  ...Object.values(content)
    .flat()
    .filter(isThing)
    .map((thing) => [thing.id, thing] as const),
]
const isThing = (value: unknown): value is { id: string } => isRecord(value) && typeof value['id'] === 'string'

const says = <Thing extends object>(thing: Thing, field: Field): thing is Thing & Record<Field, unknown> =>
  (thing as Partial<Record<Field, unknown>>)[field] !== undefined

const fieldsOf = (content: object, is: (thing: object, field: Field) => boolean): string[] =>
  thingsOf(content).flatMap(([id, thing]) =>
    laterFields.filter((field) => is(thing, field)).map((field) => nameOf(id, field)),
  )
const nameOf = (id: string, field: Field) => (id === '' ? field : `${id}.${field}`)
