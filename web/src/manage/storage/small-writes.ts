import type { DBCore, DBCoreMutateResponse, DBCorePutRequest, DBCoreTable, Middleware } from 'dexie'

/** Records that are written in one go: on a slow phone each of them keeps the main thread for some milliseconds. */
const WRITTEN = 10

/**
 * Hands what is written to the browser a little at a time. It lies below the part of Dexie that tells open queries what has changed:
 * of fewer than 50 records that part says each by its name, and every query takes all the names up; of more it says "any of them".
 */
export const smallWrites: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'small-writes',
  level: -2, // Dexie's own lie at -1 and above
  create: (core) => ({
    ...core,
    table(name) {
      const table = core.table(name)
      return {
        ...table,
        mutate: (request) => (request.type === 'put' ? putFrom(0, table, request) : table.mutate(request)),
      }
    },
  }),
}

/** Chained and not awaited: a transaction of Dexie ends when something else is waited for. */
function putFrom(from: number, table: DBCoreTable, request: DBCorePutRequest): Promise<DBCoreMutateResponse> {
  const to = from + WRITTEN
  const { keys, values } = request
  if (from === 0 && values.length <= WRITTEN) return table.mutate(request)
  const slice = { ...request, values: values.slice(from, to), ...(keys && { keys: keys.slice(from, to) }) }
  return table
    .mutate(slice)
    .then((first) => (to < values.length ? putFrom(to, table, request).then((rest) => joined(first, rest)) : first))
}

/** The places of failures count from the beginning of each answer. */
const joined = (first: DBCoreMutateResponse, rest: DBCoreMutateResponse): DBCoreMutateResponse => ({
  numFailures: first.numFailures + rest.numFailures,
  failures: {
    ...first.failures,
    ...Object.fromEntries(Object.entries(rest.failures).map(([at, error]) => [Number(at) + WRITTEN, error])),
  },
  lastResult: rest.lastResult,
  ...(first.results && rest.results && { results: [...first.results, ...rest.results] }),
})
