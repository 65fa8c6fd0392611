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
    const takeApart = createMessageReader()
    let seen = 0
    /** It lets nothing more through in either direction, once what was sent before is answered. */
    let isHeld = false
    /** Answers that the database owes: one to whom it let in, and one to each statement. */
    let owed = 1
    const send = (message: Buffer) => {
      database.write(message)
      if (endsStatement(message)) owed += 1
    }
    client.on('data', (bytes: Buffer) => {
      for (const message of takeApart(bytes)) {
        if (isHeld) return
        const isNext = awaited?.statements[seen]?.test(message.toString('latin1')) ?? false
        if (isNext) seen += 1
        const isMoment = awaited !== undefined && seen === awaited.statements.length
        if (isMoment && awaited?.hold === 'query') {
          isHeld = true
          awaited.reached()
          return
        }
        send(message)
        isHeld = isMoment && endsStatement(message)
      }
    })
    database.on('data', (answer: Buffer) => {
      owed -= answer.toString('latin1').split(READY).length - 1
      if (!isHeld) client.write(answer)
      else if (owed === 0) awaited?.reached()
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

/** The end of every answer in PostgreSQL's protocol. */
const READY = 'Z\0\0\0\x05'

/** Several statements may come in one piece, and one in several. What begins the connection is the only message without a type. */
function createMessageReader(): (bytes: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0)
  let typeBytes = 0
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    const messages: Buffer[] = []
    while (rest.length >= typeBytes + 4) {
      const end = typeBytes + rest.readUInt32BE(typeBytes)
      if (rest.length < end) break
      messages.push(rest.subarray(0, end))
      rest = rest.subarray(end)
      typeBytes = 1
    }
    return messages
  }
}

/** Sync after a prepared statement, or a query in one message. */
const endsStatement = (message: Buffer) => ['S', 'Q'].includes(message.toString('latin1', 0, 1))
