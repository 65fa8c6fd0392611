import { mkdtempSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '#scripts/find/find-chromium.ts'
import type { Db } from '#server/deps.ts'
import type { ProcessRow } from '#server/process/store.ts'
import { buildApplication, buildRenter } from '#server/testing/build/build.ts'
import { insertManyApplications } from '#server/testing/build/many-applications.ts'
import { watchChanges } from './desk/change-to-screen.ts'
import { exportTable } from './desk/export.ts'
import { syncFirst } from './desk/first-sync.ts'
import { fillDevice, openWithoutConnection, withListOpen } from './desk/kept-desk.ts'
import type { Device } from './desk/manager.ts'
import { letAtMusterverwaltung, letToSingles } from './desk/many-applicants.ts'
import { scrollList } from './desk/scroll.ts'
import { type Figures, figure, goal } from './figure.ts'
import { median, percentile } from './median.ts'
import { startBuiltServer } from './start-built-server.ts'
import { startDatabase } from './start-database.ts'
import type { Bench } from './suite.ts'
import { signInManagers } from './sync/sign-in-managers.ts'

const FIRST_SYNC = 5000
const LIST = 10_000
const SHORT_LIST = 200
const ROUNDS = 3

/** What somebody who manages sees of many applications, in a browser and as a table. */
export async function measureManage(bench: Bench): Promise<void> {
  const { db, databaseUrl } = await startDatabase(bench)
  const server = await startBuiltServer(bench, { DATABASE_URL: databaseUrl })
  const { address } = server
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  bench.onClose(() => browser.close())

  bench.keep(await measureExport(bench, db, server))
  const process = await letAtMusterverwaltung(db, 'Many')
  await insertManyApplications(db, process, FIRST_SYNC)
  bench.keep(await measureFirstSync(browser, address, process))
  await insertManyApplications(db, process, LIST - FIRST_SYNC)
  const profile = mkdtempSync(path.join(tmpdir(), 'einzug-bench-desk-'))
  bench.removeOnClose(profile)
  bench.keep(await measureKeptManage({ executablePath, profile, address }, process))
  bench.keep(await measureChanges(browser, address, db, process))
}

async function measureExport(
  { onClose }: Bench,
  db: Db,
  { address, pid }: { address: string; pid: number },
): Promise<Figures> {
  const process = await letToSingles(db, LIST)
  const [headers] = await signInManagers(db, process.organizationId, 1)
  if (!headers) throw new Error('nobody signed in')
  const agent = new Agent({ keepAlive: true })
  onClose(() => agent.destroy())
  const take = () => exportTable({ agent, address, pid, headers }, process.id)
  await take() // the first one is slower: code is compiled
  const runs = [await take(), await take(), await take(), await take(), await take()]
  const wrong = runs.find(({ rows }) => rows !== LIST)
  if (wrong) throw new Error(`the table has ${wrong.rows} lines instead of ${LIST}`)
  const grown = runs.flatMap(({ grownBytes }) => grownBytes ?? [])
  return {
    desk_csv_10000_first_byte: figure(median(runs.map(({ firstByte }) => firstByte)), 'ms', goal('P22', 200)),
    desk_csv_10000: figure(median(runs.map(({ lastByte }) => lastByte)), 'ms', goal('P22', 2000)),
    ...(grown.length > 0 && { desk_csv_10000_memory: figure(Math.max(...grown) / 1e6, 'MB', goal('P22', 30)) }),
  }
}

/** On the page where a manager begins, and on the one that shows what is still coming. */
async function measureFirstSync(browser: Browser, address: string, { id }: ProcessRow): Promise<Figures> {
  const syncs = async (page: string) => {
    const rounds = []
    while (rounds.length < ROUNDS) rounds.push(await syncFirst(browser, address, page))
    return {
      time: median(rounds.map((round) => round.time)),
      longestTask: median(rounds.map((round) => round.longestTask)),
    }
  }
  const overview = await syncs('/admin')
  const list = await syncs(`/application-process/${id}`)
  return {
    desk_first_sync_time: figure(overview.time, 'ms'),
    desk_first_sync_longest_task: figure(overview.longestTask, 'ms', goal('P11', 50)),
    desk_first_sync_in_list_time: figure(list.time, 'ms'),
    desk_first_sync_in_list_longest_task: figure(list.longestTask, 'ms'),
  }
}

async function measureKeptManage(device: Device, { id }: ProcessRow): Promise<Figures> {
  await fillDevice(device)
  const starts: number[] = []
  while (starts.length < ROUNDS) starts.push(await openWithoutConnection(device, LIST))
  const scrolled = (isSlow: boolean) => withListOpen(device, { processId: id, isSlow }, scrollList)
  const { slowFrames, nodes, heapBytes } = await scrolled(true)
  const unslowed = await scrolled(false)
  return {
    desk_open_with_10000: figure(median(starts), 'ms'),
    desk_list_frames_over_33ms: figure(slowFrames * 100, '%', goal('P20', 5)),
    desk_list_frames_over_33ms_unslowed: figure(unslowed.slowFrames * 100, '%'),
    desk_list_nodes: figure(nodes, 'nodes', goal('P20', 1500)),
    desk_list_heap: figure(heapBytes / 1e6, 'MB', goal('P20', 80)),
  }
}

/** In a list as it usually is, and in one of ten thousand. */
async function measureChanges(browser: Browser, address: string, db: Db, many: ProcessRow): Promise<Figures> {
  const usual = await letAtMusterverwaltung(db, 'Usual')
  await insertManyApplications(db, usual, SHORT_LIST)
  const delaysIn = async (process: ProcessRow) => {
    const [firstName, lastName] = ['Watched', 'Person']
    // Later than every other one: it stands first.
    const createdAt = new Date(Date.now() + 60_000)
    const { id } = await buildApplication(db, process, {
      createdAt,
      mainRenters: [buildRenter({ firstName, lastName })],
    })
    const watched = { processId: process.id, applicationId: id, name: `${firstName} ${lastName}` }
    return percentile(await watchChanges(browser, address, watched), 0.95)
  }
  const among = await delaysIn(usual)
  return {
    desk_change_to_screen: figure(among, 'ms', goal('P15', 300)),
    desk_change_to_screen_of_10000: figure(await delaysIn(many), 'ms', { name: `of ${SHORT_LIST}`, value: among }),
  }
}
