import { connect, createServer, type Socket } from 'node:net'

export interface Moment {
  /** What has to be seen on one connection, in this order; the last one is the statement that is held. */
  statements: readonly RegExp[]
  /** Whether the database gets to see that statement, with only its answer held back. */
  hold: 'query' | 'answer'
}

/**
 * A way to a database on which one moment can be held for ever: so a server can be ended exactly between two steps,
 * without a line in it that knows of tests.
 */
export async function openDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let awaited: (Moment & { reached: () => void }) | undefined

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    let seen = 0
    let isHeld = false
    client.on('data', (query: Buffer) => {
      if (awaited?.statements[seen]?.test(query.toString('latin1'))) seen += 1
      const isReached = awaited !== undefined && seen === awaited.statements.length
      isHeld ||= isReached
      if (isReached && awaited?.hold === 'query') awaited.reached()
      else database.write(query)
    })
    database.on('data', (answer: Buffer) => {
      if (isHeld) awaited?.reached()
      else client.write(answer)
    })
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' ? address?.port : '')

  return {
    url: url.href,
    /** Resolves when the moment has come. What waits for it waits until the connection is closed. */
    hold: (moment: Moment) => new Promise<void>((resolve) => (awaited = { ...moment, reached: resolve })),
    /** Lets everything pass again. */
    release: () => (awaited = undefined),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
