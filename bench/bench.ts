// npm run bench [-- server engines pages delivery sync growth desk workbench handover handover-pdf abuse]: measures the built product and keeps the figures in bench/results.json.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { measureAbuse } from './abuse-suite.ts'
import { buildIfChanged } from './build-if-changed.ts'
import { measureDelivery } from './delivery-suite.ts'
import { measureManage } from './desk-suite.ts'
import { measureEngines } from './engines-suite.ts'
import { sayFigures } from './figure.ts'
import { measureGrowth } from './growth-suite.ts'
import { measureHandoverPdf } from './handover-pdf.ts'
import { measureHandover } from './handover-suite.ts'
import { measurePages } from './pages-suite.ts'
import { keepResults } from './results-file.ts'
import { measureServer } from './server-suite.ts'
import type { Suite } from './suite.ts'
import { measureSync } from './sync-suite.ts'
import { measureWorkbench } from './workbench-suite.ts'

const suites: Record<string, Suite> = {
  server: measureServer,
  engines: measureEngines,
  pages: measurePages,
  delivery: measureDelivery,
  sync: measureSync,
  growth: measureGrowth,
  handover: measureHandover,
  'handover-pdf': measureHandoverPdf,
  desk: measureManage,
  workbench: measureWorkbench,
  abuse: measureAbuse,
}
const resultsFile = path.join(import.meta.dirname, 'results.json')

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(suites)
const unknown = names.filter((name) => !suites[name])
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}`)
  process.exit(1)
}

/** Of everything that was started: closed in the reverse order, whether the suites come to their end or not. */
const opened: (() => unknown)[] = []
let closing = Promise.resolve()
for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) {
  process.once(event, () => void closeAll().then(() => process.exit(1)))
}

try {
  await buildIfChanged()
  for (const name of names) {
    console.log(`\n== ${name} ==`)
    await suites[name]?.({
      onClose: (close) => opened.push(close),
      removeOnClose: (directory) => opened.push(() => rmSync(directory, { recursive: true, force: true })),
      keep: (figures) => {
        console.log(`\n${sayFigures(figures)}`)
        keepResults(resultsFile, figures)
      },
    })
    await closeAll()
  }
  // The channel to the program that started this one would keep it alive.
  process.exit(0)
} catch (error) {
  await closeAll()
  throw error
}

/** Asked again while it is at it, it waits until everything is closed. */
function closeAll(): Promise<void> {
  closing = closing.then(closeOpened)
  return closing
}

async function closeOpened(): Promise<void> {
  // One after the other, because an interrupted suite may still open something meanwhile.
  while (opened.length > 0) await opened.pop()?.()
}
