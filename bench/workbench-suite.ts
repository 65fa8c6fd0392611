import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { desc, eq } from 'drizzle-orm'
import { chromiumFlags, findChromium } from '#scripts/find/find-chromium.ts'
import { addMany } from '#server/db/demo/many/add-many.ts'
import { applications, properties } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import { createDiskStorage } from '#server/document/storage/disk-storage.ts'
import { buildStaff } from '#server/testing/build/build-people.ts'
import { fillDevice, withListOpen } from './desk/kept-desk.ts'
import { MANAGER, openEmptyManager, signInAs, words } from './desk/manager.ts'
import { scrollList } from './desk/scroll.ts'
import { type Figures, figure, goal } from './figure.ts'
import { median } from './median.ts'
import { slowDown } from './pages/phone.ts'
import { startBuiltServer } from './start-built-server.ts'
import { startDatabase } from './start-database.ts'
import type { Bench } from './suite.ts'
import { advertise } from './workbench/advertise.ts'
import { findHomeByKeys } from './workbench/find-home.ts'
import { openList } from './workbench/open-list.ts'
import { rejectOthers } from './workbench/reject-others.ts'
import { shortlist } from './workbench/shortlist.ts'
import { sortAndFilter } from './workbench/sort-and-filter.ts'

const LONGEST_SYNC_MS = 180_000

/** How much people have to do on the desk, counted in actions, and how quickly it follows when there is much on it. */
export async function measureWorkbench(bench: Bench): Promise<void> {
  const { db, databaseUrl } = await startDatabase(bench)
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-bench-workbench-'))
  bench.removeOnClose(directory)
  const [dataDirectory, profile] = [path.join(directory, 'data'), path.join(directory, 'profile')]
  const { address } = await startBuiltServer(bench, { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory })
  const demo = { db, storage: createDiskStorage(path.join(dataDirectory, 'documents')), now: () => new Date() }
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  bench.onClose(() => browser.close())
  const open = async (email: string, to: string) => {
    const page = await openEmptyManager(browser, address)
    await signInAs(page, email)
    await page.goto(to)
    await page.getByRole('banner').getByText(words('Up to date')).waitFor({ timeout: LONGEST_SYNC_MS })
    return page
  }

  const { manager } = await buildStaff(db, 'Neuverwaltung')
  const advertised = await advertise(await open(manager.email, '/admin'))
  bench.keep({ workbench_advertise_actions: figure(advertised, 'actions', goal('W4', 12)) })

  const few = await addMany(demo, { homes: 1, applications: 200, seed: 2 })
  await db.update(applications).set({ status: 'submitted' }).where(eq(applications.processId, few.process.id))
  const list = await open(MANAGER, `/application-process/${few.process.id}`)
  bench.keep({
    workbench_shortlist_5_actions: figure(await shortlist(list, 5), 'actions', goal('W1', 20)),
    workbench_reject_195_actions: figure(await rejectOthers(list), 'actions', goal('W2', 4)),
  })

  const many = await addMany(demo, { homes: 5000, applications: 10_000, seed: 1 })
  bench.keep(await findHome(await open(MANAGER, '/admin'), db))

  const [device, processId] = [{ executablePath, address, profile }, many.process.id]
  await browser.close() // whose pages would follow along
  await fillDevice(device)
  const opened: number[] = []
  while (opened.length < 3) opened.push(await openList(device, processId))
  bench.keep({ workbench_list_of_10000_open: figure(median(opened), 'ms', goal('W5', 1500)) })
  const slow = { processId, isSlow: true }
  const slowest = await withListOpen(device, slow, sortAndFilter)
  bench.keep({ workbench_sort_and_filter_10000: figure(slowest, 'ms', goal('W6', 100)) })
  const { longestFrame } = await withListOpen(device, slow, scrollList)
  bench.keep({ workbench_scroll_longest_frame: figure(longestFrame, 'ms', goal('W7', 50)) })
}

async function findHome(page: Page, db: Db): Promise<Figures> {
  const [home] = await db.select().from(properties).orderBy(desc(properties.address)).limit(1)
  await slowDown(page)
  if (!home) throw new Error('there is no home')
  // Many live at an address, and many homes are called alike: as it is known to who looks for it.
  const typed = `${home.name} ${home.address.split(',', 1).join('')}`
  const found = await findHomeByKeys(page, typed, home)
  await page.context().close()
  if (!found) return {}
  return {
    workbench_find_home_actions: figure(found.actions, 'actions', goal('W3', 3)),
    workbench_find_home_of_5000: figure(found.ms, 'ms', goal('W3', 50)),
  }
}
