import * as z from 'zod/mini'
import { as } from './caller-in-header.ts'
import type { TestApp } from './test-app.ts'

type App = TestApp['app']
type Person = { id: string }

export const getAs = async (app: App, caller: Person, path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { ...headers, ...as(caller) } })

export const postAs = (app: App, caller: Person, path: string, body: unknown, headers: Record<string, string> = {}) =>
  sendAs(app, caller, { method: 'POST', path, body, headers })

export const putAs = (app: App, caller: Person, path: string, body: unknown, headers: Record<string, string> = {}) =>
  sendAs(app, caller, { method: 'PUT', path, body, headers })

export const deleteAs = (app: App, caller: Person, path: string, body: unknown, headers: Record<string, string> = {}) =>
  sendAs(app, caller, { method: 'DELETE', path, body, headers })

interface Sent {
  method: string
  path: string
  /** Undefined for no body at all. */
  body: unknown
  headers: Record<string, string>
}

const sendAs = async (app: App, caller: Person, { method, path, body, headers }: Sent) =>
  app.request(path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers, ...as(caller) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

/** What an answer says under `data`, as its endpoint describes it and with no field more. */
export const readData = async <S extends z.ZodMiniType>(answer: S, response: Response): Promise<z.output<S>> => {
  const { data } = z.parse(z.looseObject({ data: z.unknown() }), await response.json())
  return z.parse(answer, data)
}

/** Of calls made at the same moment: how each was answered, in no order of theirs. */
export const sortedStatuses = (answers: Response[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

/** A list's meta, and of each of its rows the id. */
export async function readIds(response: Response) {
  const { data, meta } = z.parse(page, await response.json())
  return { ids: data.map(({ id }) => id), ...meta }
}

const page = z.strictObject({
  data: z.array(z.looseObject({ id: z.string() })),
  meta: z.strictObject({ total: z.number(), limit: z.number(), offset: z.number() }),
})
