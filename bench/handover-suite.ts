import { mkdtempSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import { chromiumFlags, findChromium } from '#scripts/find/find-chromium.ts'
import { protocolFiles } from '#server/db/handover-schema.ts'
import { organizations, properties } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import { createDiskStorage } from '#server/document/storage/disk-storage.ts'
import { HOUSE_ROOMS, houseRoomName } from '#shared/handover/testing/build-house.ts'
import { fillDevice } from './desk/kept-desk.ts'
import { type Device, onDevice } from './desk/manager.ts'
import { untilSeen, watchFor } from './desk/page-watch.ts'
import { readHeap } from './desk/scroll.ts'
import { figure, goal } from './figure.ts'
import { addPhotos } from './handover/add-photos.ts'
import { bytesOf, drawPhoto, KEPT } from './handover/camera-photo.ts'
import { buildLargeProtocol, type LargeProtocol } from './handover/large-protocol.ts'
import { median } from './median.ts'
import { phone, slowDown } from './pages/phone.ts'
import { startBuiltServer } from './start-built-server.ts'
import { startDatabase } from './start-database.ts'
import type { Bench } from './suite.ts'
import { pullAll } from './sync/pull.ts'
import { signInManagers } from './sync/sign-in-managers.ts'
import { cursorOf } from './sync/watching-manager.ts'

const OPENINGS = 3
const PHOTOS = 5
const LONGEST_SENDING_MS = 60_000

/** A protocol of 12 rooms, 40 defects and 60 photos on a phone without a connection. */
export async function measureHandover(bench: Bench): Promise<void> {
  const { db, databaseUrl } = await startDatabase(bench)
  const dataDirectory = emptyDirectory(bench)
  const { address } = await startBuiltServer(bench, { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory })
  const executablePath = await findChromium()
  const storage = createDiskStorage(path.join(dataDirectory, 'documents'), { isBesideServer: true })

  const property = await propertyAtMusterverwaltung(db)
  const [headers] = await signInManagers(db, property.organizationId, 1)
  if (!headers) throw new Error('nobody signed in')
  const cursor = await cursorOf(address, headers)
  const protocol = await buildLargeProtocol({ db, storage }, property, await photoOf(executablePath))
  const agent = new Agent()
  const pages = await pullAll(agent, address, headers, cursor)
  agent.destroy()
  const pulled = pages.reduce((sum, { bytes }) => sum + bytes, 0)

  const device = { executablePath, profile: emptyDirectory(bench), address }
  await fillDevice(device)
  const openings: number[] = []
  while (openings.length < OPENINGS) openings.push(await withWalkOpen(device, protocol, untilSeen))
  const { heap, times } = await withWalkOpen(device, protocol, async (page) => {
    await untilSeen(page)
    const walkHeap = await readHeap(page)
    const { roomId, defectId } = protocol.first
    await page.goto(`/abnahmeprotokolle/${protocol.id}/rooms/${roomId}/defects/${defectId}`)
    await page.locator('[data-photo-camera]').waitFor({ state: 'attached' })
    const photoTimes = await addPhotos(page, PHOTOS)
    await page.context().setOffline(false)
    await untilSent(db, protocol)
    return { heap: walkHeap, times: photoTimes }
  })
  const sent = await sentPhotos(db, protocol)
  bench.keep({
    handover_open: figure(median(openings), 'ms'),
    handover_open_heap: figure(heap / 1e6, 'MB'),
    handover_photo_kept: figure(median(times), 'ms', goal('P19', 1500)),
    handover_photo_sent: figure(median(sent) / 1000, 'kB'),
    handover_pulled: figure(pulled / 1000, 'kB'),
  })
}

function emptyDirectory({ removeOnClose }: Bench): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-bench-handover-'))
  removeOnClose(directory)
  return directory
}

/** Of the organization in which the demo's managers work. */
async function propertyAtMusterverwaltung(db: Db) {
  const [found] = await db
    .select({ property: properties })
    .from(properties)
    .innerJoin(organizations, eq(organizations.id, properties.organizationId))
    .where(eq(organizations.name, 'Musterverwaltung'))
  if (!found) throw new Error('The demo data have no property')
  return found.property
}

/** As one lies on the server. */
async function photoOf(executablePath: string): Promise<Uint8Array<ArrayBuffer>> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const photo = await bytesOf(await drawPhoto(await browser.newPage(), KEPT))
  await browser.close()
  return photo
}

/** Starts the browser without a connection and opens the protocol, slowed down; every room is seen at the end of `untilSeen`. */
const withWalkOpen = <T>(device: Device, { id }: LargeProtocol, work: (page: Page) => Promise<T>): Promise<T> =>
  onDevice(
    device,
    async (context) => {
      await context.setOffline(true)
      const page = await context.newPage()
      await slowDown(page)
      await watchFor(page, { selector: 'section li', text: houseRoomName(HOUSE_ROOMS) })
      await page.goto(`/abnahmeprotokolle/${id}`, { waitUntil: 'commit' })
      return work(page)
    },
    phone,
  )

const newPhotos = ({ id, photoIds }: LargeProtocol) =>
  and(eq(protocolFiles.protocolId, id), notInArray(protocolFiles.id, photoIds), isNotNull(protocolFiles.storedAt))

async function untilSent(db: Db, protocol: LargeProtocol): Promise<void> {
  const deadline = performance.now() + LONGEST_SENDING_MS
  while ((await db.$count(protocolFiles, newPhotos(protocol))) < PHOTOS) {
    if (performance.now() > deadline) throw new Error('not every photo arrived')
    await wait(250)
  }
}

/** The size of each in bytes. */
async function sentPhotos(db: Db, protocol: LargeProtocol): Promise<number[]> {
  const rows = await db.select({ size: protocolFiles.size }).from(protocolFiles).where(newPhotos(protocol))
  return rows.map(({ size }) => size)
}
