import { type Agent, request } from 'node:http'
import { fillPath } from '#shared/endpoint.ts'
import { managedProcessContract } from '#shared/process/manager/contract.ts'
import { residentBytes } from './resident-bytes.ts'

const LOOK_EVERY_MS = 10

export interface Export {
  /** From the request, in ms. */
  firstByte: number
  lastByte: number
  /** Lines below the heading. */
  rows: number
  /** By how much the server's memory was more than before, at most; undefined where that cannot be read. */
  grownBytes: number | undefined
}

/** Takes the table of a process's applications. @throws when it is refused or ends too early */
export async function exportTable(
  { agent, address, pid, headers }: { agent: Agent; address: string; pid: number; headers: Record<string, string> },
  processId: string,
): Promise<Export> {
  const { path } = managedProcessContract.exportApplications
  const url = new URL(fillPath(path, { id: processId }), address)
  const before = residentBytes(pid)
  let most = before
  const look = () => {
    const now = residentBytes(pid)
    if (now !== undefined && most !== undefined) most = Math.max(most, now)
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  try {
    const taken = await take(agent, url, headers)
    look()
    return { ...taken, grownBytes: most !== undefined && before !== undefined ? most - before : undefined }
  } finally {
    clearInterval(timer)
  }
}

const take = (agent: Agent, url: URL, headers: Record<string, string>): Promise<Omit<Export, 'grownBytes'>> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const sent = request(url, { agent, headers }, (response) => {
      let firstByte = Number.NaN
      let lines = 0
      response.on('data', (chunk: Buffer) => {
        if (Number.isNaN(firstByte)) firstByte = performance.now() - began
        for (const byte of chunk) if (byte === NEWLINE) lines += 1
      })
      response.once('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`the table was answered with ${response.statusCode}`))
        resolve({ firstByte, lastByte: performance.now() - began, rows: lines - 1 })
      })
      response.once('error', reject)
    })
    sent.once('error', reject)
    sent.end()
  })

const NEWLINE = 0x0a
