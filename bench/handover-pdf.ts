import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { type Browser, chromium } from 'playwright-core'
import { build } from 'vite'
import * as z from 'zod/mini'
import { chromiumFlags, findChromium } from '#scripts/find/find-chromium.ts'
import { readWebFiles } from '#server/site/web-files.ts'
import { figure, goal } from './figure.ts'
import { median } from './median.ts'
import { CPU_SLOWDOWN, openEmptyPhone } from './pages/phone.ts'
import type { Bench } from './suite.ts'

const ROUNDS = 5
const LOOK_MS = 200

declare global {
  /** Of the page that is measured. */
  var prepareInput: (photos: number, isHouse: boolean) => Promise<void>
  var makePdf: () => Promise<number>
  var readMadePdf: () => string
}

/** A protocol's PDF as a cheap phone makes it, with six photos and two signatures; and that of a house with forty defects and sixty. */
export async function measureHandoverPdf(bench: Bench): Promise<void> {
  const address = await servePage(bench)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  bench.onClose(() => browser.close())
  const rounds: MadePdf[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await makePdf(browser, address, { photos: 6, isHouse: false }))
  const house = await makePdf(browser, address, { photos: 60, isHouse: true })
  bench.keep({
    handover_pdf: figure(median(rounds.map(({ ms }) => ms)), 'ms', goal('P21', 4_000)),
    handover_pdf_size: figure(median(rounds.map(({ bytes }) => bytes.length / 1_000)), 'kB', goal('P21', 2_000)),
    handover_pdf_house: figure(house.ms, 'ms'),
    handover_pdf_house_size: figure(house.bytes.length / 1_000, 'kB', goal('60 photos', 20_000)),
    handover_pdf_house_memory: figure(house.peakBytes / 1e6, 'MB'),
  })
}

interface MadePdf {
  ms: number
  bytes: Buffer
  /** The most that objects, buffers and the page's own parts took while it was made, looked at between its steps. */
  peakBytes: number
}

/** In a browser that has nothing yet; the files come from this machine, as they do from the service worker without a network. */
async function makePdf(
  browser: Browser,
  address: string,
  { photos, isHouse }: { photos: number; isHouse: boolean },
): Promise<MadePdf> {
  const { page, session } = await openEmptyPhone(browser)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(address)
  await page.evaluate(([count, whole]) => globalThis.prepareInput(count, whole), [photos, isHouse] as const)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  let peakBytes = 0
  const look = async () => {
    const { usedSize, embedderHeapUsedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage')
    peakBytes = Math.max(peakBytes, usedSize + embedderHeapUsedSize + backingStorageSize)
  }
  const looking = setInterval(() => void look(), LOOK_MS)
  const ms = await page.evaluate(() => globalThis.makePdf()).finally(() => clearInterval(looking))
  await look()
  const base64 = await page.evaluate(() => globalThis.readMadePdf())
  await page.context().close()
  return { ms, bytes: Buffer.from(base64, 'base64'), peakBytes }
}

/** The page with what makes the PDF, built and served with the headers that the product has. */
async function servePage(bench: Pick<Bench, 'onClose' | 'removeOnClose'>): Promise<string> {
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-pdf-'))
  bench.removeOnClose(directory)
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, '..', 'web', 'src', 'manage', 'protocol', 'measured-page'),
    plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
    build: { target: 'es2022', outDir: directory, emptyOutDir: true },
    logLevel: 'warn',
  })
  const files = readWebFiles(directory)
  const server = createServer(({ url = '/' }, answer) => {
    const file = files.get(url === '/' ? '/index.html' : url)
    if (!file) return void answer.writeHead(404).end()
    const { type, policy, bytes } = file
    answer.writeHead(200, { 'Content-Type': type, ...(policy ? { 'Content-Security-Policy': policy } : {}) }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  bench.onClose(() => server.close())
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return `http://localhost:${port}/`
}
