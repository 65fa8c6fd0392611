import type { Agent } from 'node:http'
import { exportTable } from '#bench/desk/export.ts'
import { residentBytes } from '#bench/desk/resident-bytes.ts'
import { submit } from '#bench/engines/submit-for.ts'
import { median } from '#bench/median.ts'
import { send } from '#bench/server/send.ts'
import { pull, unchecked } from '#bench/sync/pull.ts'
import type { Headers } from '#bench/sync/sign-in-managers.ts'
import { managedApplicationContract } from '#shared/application/manager/contract.ts'
import { fillPath } from '#shared/endpoint.ts'
import { syncContract } from '#shared/feed/contract.ts'
import { DEFAULT_PAGE_SIZE } from '#shared/paging.ts'
import { managedProcessContract } from '#shared/process/manager/contract.ts'
import type { Costs } from './costs.ts'

/** Even: a status that was changed stands where it stood before. */
const REPEATS = 20
const TABLES = 3

/** The server that is measured, and who asks it. */
export interface Asked {
  agent: Agent
  address: string
  pid: number
  headers: Headers
}

/** An organization's applications, all but a few of which are of one process and were submitted. */
export interface Many {
  processId: string
  /** Of the process. */
  size: number
  /** One of them. */
  applicationId: string
  /** In which only a few of them are. */
  rareStatus: string
}

/** What the calls of applicants and managers cost, over HTTP, in an organization with so many applications. */
export async function measureServer(asked: Asked, many: Many): Promise<Partial<Costs>> {
  const { processId, size, rareStatus } = many
  const { path } = managedApplicationContract.listApplications
  const page = (query: string) => ask(asked, 'GET', `${path}?processId=${processId}&${query}`)
  const { path: processPath } = managedProcessContract.readProcess
  const last = Math.floor((size - 1) / DEFAULT_PAGE_SIZE) * DEFAULT_PAGE_SIZE
  const firstSync = await syncFirst(asked)
  return {
    ...firstSync.costs,
    ...(await measureChanges(asked, many, firstSync.cursor)),
    application_taken_in: await often(() => submit(asked.agent, asked.address, { id: processId })),
    list_first_page: await often(() => page('')),
    list_last_page: await often(() => page(`offset=${last}`)),
    list_of_few: await often(() => page(`status=${rareStatus}`)),
    process_with_count: await often(() => ask(asked, 'GET', fillPath(processPath, { id: processId }))),
    ...(await measureTable(asked, processId)),
  }
}

/** Page after page; what it costs to check them here is not counted. */
async function syncFirst({ agent, address, pid, headers }: Asked) {
  const delivered = { applications: 0, bytes: 0, ms: 0 }
  let cursor: string | undefined
  let memory = residentBytes(pid)
  let more = true
  while (more) {
    const { answer, bytes, ms } = await pull(agent, address, headers, cursor, unchecked)
    delivered.applications += answer.changes.filter(({ entity }) => entity === 'application').length
    delivered.bytes += bytes
    delivered.ms += ms
    const now = residentBytes(pid)
    if (memory !== undefined && now !== undefined) memory = Math.max(memory, now)
    cursor = answer.cursor
    more = answer.more
  }
  const { applications, bytes, ms } = delivered
  const costs: Partial<Costs> = {
    first_sync_per_application: (ms * 1000) / applications,
    first_sync_bytes_per_application: bytes / applications,
    ...(memory !== undefined && { first_sync_memory: memory / 1e6 }),
  }
  return { costs, cursor }
}

/** A change of a status, and after each the pull that brings it. */
async function measureChanges(asked: Asked, { applicationId }: Many, cursor: string | undefined) {
  const { method, path } = managedApplicationContract.changeStatus
  const [changes, pulls]: [number[], number[]] = [[], []]
  let from = cursor
  while (changes.length < REPEATS) {
    const status = changes.length % 2 === 0 ? 'withdrawn' : 'submitted'
    changes.push(await ask(asked, method, fillPath(path, { id: applicationId, status })))
    const { answer, ms } = await pull(asked.agent, asked.address, asked.headers, from)
    if (answer.changes.length !== 1) throw new Error(`one change was to come, and ${answer.changes.length} came`)
    pulls.push(ms)
    from = answer.cursor
  }
  const start = `${syncContract.pullChanges.path}?digest=true&cursor=${encodeURIComponent(from ?? '')}`
  return {
    status_change: median(changes),
    pull_of_one_change: median(pulls),
    pull_with_digest: await often(() => ask(asked, 'GET', start)),
  }
}

/** @returns when it was answered, in ms since 1970 */
export async function changeStatus(asked: Asked, id: string, status: 'withdrawn' | 'submitted'): Promise<number> {
  const { method, path } = managedApplicationContract.changeStatus
  await ask(asked, method, fillPath(path, { id, status }))
  return Date.now()
}

async function measureTable(asked: Asked, processId: string): Promise<Partial<Costs>> {
  const tables = []
  while (tables.length < TABLES) tables.push(await exportTable(asked, processId))
  const perLine = tables.map(({ firstByte, lastByte, rows }) => ((lastByte - firstByte) * 1000) / rows)
  return { table_first_byte: median(tables.map(({ firstByte }) => firstByte)), table_line: median(perLine) }
}

const often = async (work: () => Promise<number>): Promise<number> => {
  const times: number[] = []
  while (times.length < REPEATS) times.push(await work())
  return median(times)
}

/** @returns ms until the whole answer. @throws when it is refused */
async function ask({ agent, address, headers }: Asked, method: string, path: string): Promise<number> {
  const began = performance.now()
  const { status, text } = await send(agent, method, new URL(path, address), headers, Buffer.alloc(0))
  if (status !== 200) throw new Error(`answered with ${status}: ${text}`)
  return performance.now() - began
}
