import { Client } from 'pg'

/** One connection, which ends with the block that it is used in, and what was not committed with it. */
export async function openClient(connectionString: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() })
}
