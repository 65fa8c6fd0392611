import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { LogEntry } from '#server/log-line.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { createScanner } from './scanner.ts'

/** Somebody who listens where a scanner should; how a real one answers is seen in scanned-storage.test.ts. */
async function scannerThat(answers: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    answers(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const log: LogEntry[] = []
  const deps = { metrics: createMetrics(), log: (entry: LogEntry) => void log.push(entry) }
  return { scanner: createScanner({ host: '127.0.0.1', port }, deps, 200), log, sockets }
}

const bytes = new Uint8Array(10 * 1024 * 1024)

test('a scanner that hangs is given up in time, whether it takes the bytes or not', async () => {
  for (const hang of [(socket: Socket) => void socket.resume(), () => {}]) {
    const { scanner, log, sockets } = await scannerThat(hang)
    await expect(scanner.scan(bytes)).rejects.toThrow('UNAVAILABLE')
    expect(log).toEqual([{ level: 'error', event: 'scan_failed', reason: 'no answer in time' }])
    expect(sockets.size).toBe(1)
  }
})

test.each([
  ['nothing', ''],
  ['another answer', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ['an answer that is cut', 'stream: OK'],
  ['no end', 'stream: OK, '.repeat(1000)],
])('a server that says %s has found nothing clean', async (_, answer) => {
  const { scanner, log } = await scannerThat((socket) => void socket.resume().end(answer))
  await expect(scanner.scan(bytes)).rejects.toThrow('UNAVAILABLE')
  expect(log.map(({ event }) => event)).toEqual(['scan_failed'])
  await expect(scanner.check()).rejects.toThrow('No scanner')
})
