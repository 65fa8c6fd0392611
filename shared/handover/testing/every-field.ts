import type * as z from 'zod/mini'
import { newId } from '#shared/ids.ts'

/** A place in content where something can be told from something else. */
export interface Leaf {
  /** Such as `keys.note`: a thing in a list is called like the list, or `photoIds[]`. */
  name: string
  path: readonly (string | number)[]
  kind: 'text' | 'date' | 'number' | 'choice' | 'id' | 'list'
  /** Told apart by who signs them; the first is what is built. */
  values: readonly unknown[]
}

/** By a leaf's name, where a value has to fit another one. */
export type Fitting = Readonly<Record<string, unknown>>

/**
 * Content in which every field that its schema has is filled, lists with one thing each, and no two texts, numbers and days are
 * alike. A field that comes to the schema is among them at once.
 */
export function everyField(schema: z.ZodMiniType, fitting: Fitting = {}): { content: unknown; leaves: Leaf[] } {
  const leaves: Leaf[] = []
  const content = fill(schema, { path: [], fitting, leaves })
  return { content, leaves }
}

/** The content with another value in one place. */
export function withValue(content: unknown, [step, ...rest]: Leaf['path'], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(content)) return content.map((each, at) => (at === step ? withValue(each, rest, value) : each))
  const fields = content as Record<string, unknown> // a path leads through lists and objects alone
  return { ...fields, [step]: withValue(fields[step], rest, value) }
}

interface Schema extends z.ZodMiniType {
  _zod: z.ZodMiniType['_zod'] & {
    def: {
      type: string
      shape?: Record<string, Schema>
      element?: Schema
      innerType?: Schema
      valueType?: Schema
      entries?: Record<string, string>
      values?: unknown[]
    }
  }
}

interface Place {
  path: Leaf['path']
  fitting: Fitting
  leaves: Leaf[]
  /** It may be nothing as well. */
  nothing?: { value: unknown }
}

function fill(schema: Schema, place: Place): unknown {
  const { type, shape, element, innerType, valueType, entries, values: literals } = schema._zod.def
  const within = (inner: Schema, step: string | number) =>
    fill(inner, { path: [...place.path, step], fitting: place.fitting, leaves: place.leaves })
  if (innerType) {
    const nothing = type === 'nullable' ? { value: null } : type === 'optional' ? { value: undefined } : place.nothing
    return fill(innerType, { ...place, ...(nothing && { nothing }) })
  }
  if (shape) return Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, within(inner, key)]))
  if (type === 'array' && element) return leafOf('list', place, [[within(element, 0)], []])
  if (type === 'record' && valueType) {
    const key = keyOf(place)
    return leafOf('list', place, [{ [key]: within(valueType, key) }, {}])
  }
  if (type === 'enum' && entries) return leafOf('choice', place, orNothing(Object.values(entries), place))
  if (type === 'literal' && literals) return leafOf('choice', place, orNothing(literals, place))
  if (type === 'boolean') return leafOf('choice', place, orNothing([true, false], place))
  const found = candidates(place.leaves.length).find(({ values }) =>
    values.every((each) => schema.safeParse(each).success),
  )
  if (!found) throw new Error(`no value is known for ${nameOf(place.path)}, of type ${type}`)
  // Of what is not there, nothing can be told apart.
  const values = found.kind === 'id' && place.nothing ? found.values.slice(0, 1) : found.values
  return leafOf(found.kind, place, orNothing(values, place))
}

/** The key of a record, such as of what a party says. */
function keyOf({ path, fitting }: Place): string {
  const key = fitting[`${nameOf(path)} by`]
  return typeof key === 'string' ? key : newId()
}

function leafOf(kind: Leaf['kind'], { path, fitting, leaves }: Place, values: readonly unknown[]): unknown {
  const name = nameOf(path)
  const built = name in fitting ? fitting[name] : values[0]
  const others = kind === 'choice' ? values.filter((each) => each !== built) : values.slice(1)
  leaves.push({ name, path, kind, values: [built, ...others] })
  return built
}

const orNothing = (values: readonly unknown[], { nothing }: Place) => (nothing ? [...values, nothing.value] : values)

/** From the loosest that a text or a number can be to the strictest. */
const candidates = (count: number): Pick<Leaf, 'kind' | 'values'>[] => [
  { kind: 'text', values: [`Qx${letters(count)}`, `Qy${letters(count)}`] },
  { kind: 'text', values: [`${70_001 + count}`, `${80_001 + count}`] },
  { kind: 'date', values: [`2031-05-${10 + (count % 18)}`, '2032-06-07'] },
  { kind: 'id', values: [newId(), newId()] },
  { kind: 'number', values: [401 + count, 801] },
  { kind: 'number', values: [61, 23] },
  { kind: 'number', values: [1801 + count, 2199] },
]

const letters = (count: number) => String.fromCodePoint(97 + (Math.floor(count / 20) % 20), 97 + (count % 20))

const nameOf = (path: Leaf['path']) =>
  path.filter((step) => typeof step === 'string' && !isId(step)).join('.') +
  (typeof path.at(-1) === 'number' ? '[]' : '')

const isId = (step: string) => /^[0-9a-f-]{36}$/.test(step)
