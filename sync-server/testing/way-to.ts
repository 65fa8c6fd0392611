import { connect, createServer, type Socket } from 'node:net'

/** A way to something that the server needs, which can be closed. */
export interface Way {
  /** The same address, with the way's own port. */
  url: string
  /** Cuts every connection; new ones are refused. */
  close: () => Promise<void>
  /** Connections stay and new ones are taken, but nothing comes through any more. */
  silence: () => void
  /** Everything goes through again; those that were silenced are cut. */
  open: () => Promise<void>
}

/** @param target with the port in it: `http://127.0.0.1:8080`, `postgres://…`, `smtp://…` */
export async function openWayTo(target: string): Promise<Way> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isSilent = false

  const server = createServer((client) => {
    const other = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, other],
      [other, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes: Buffer) => isSilent || to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        if (!isSilent) to.destroy()
      })
    }
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? address.port : 0
  const cut = () => sockets.forEach((socket) => socket.resetAndDestroy())

  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    cut()
    await closed
  }
  return {
    url: Object.assign(new URL(target), { port: String(ownPort) }).href.replace(/\/$/, ''),
    close,
    silence: () => {
      isSilent = true
    },
    open: async () => {
      if (isSilent) cut()
      isSilent = false
      if (!server.listening) await listen(ownPort)
    },
  }
}
