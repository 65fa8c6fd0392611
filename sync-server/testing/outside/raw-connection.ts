import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface Conversation {
  /** All that was answered until the server closed the connection. */
  text: string
  /** Of each answer. */
  statuses: number[]
  ms: number
}

/** Says something on a connection of its own, byte by byte as it is given, and listens until the server closes it. */
export async function converse(port: number, parts: Iterable<string>, pauseMs = 0): Promise<Conversation> {
  const began = performance.now()
  const socket = await openConnection(port)
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  for (const part of parts) {
    if (socket.destroyed) break
    socket.write(part, 'latin1')
    if (pauseMs > 0) await Promise.race([closed, wait(pauseMs)])
  }
  await closed
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  return { text, statuses, ms: performance.now() - began }
}

/** Its errors are no surprise: the server may end it at any moment. */
export const openConnection = async (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.on('error', () => {})
      resolve(socket)
    })
    socket.once('error', reject)
  })

/** So many of one character, one at a time. */
export function* drip(before: string, count = Number.POSITIVE_INFINITY): Generator<string> {
  yield before
  for (let index = 0; index < count; index += 1) yield 'x'
}
