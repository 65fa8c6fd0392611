import path from 'node:path'
import type { Browser } from 'playwright-core'
import { type Figures, figure, goal } from './figure.ts'
import { median, percentile } from './median.ts'
import { loadCodeEntry, loadLanding } from './pages/cold-load.ts'
import { slow3g, slow4g } from './pages/phone.ts'
import { readScriptSizes } from './pages/script-sizes.ts'
import { typeIntoQuestionnaire } from './pages/typing.ts'

const COLD_LOADS = 5
/** Together some 300 keys, so that the slowest 2 % are more than one or two of them. */
const TYPING_RUNS = 3
const webDirectory = path.join(import.meta.dirname, '..', 'dist', 'web')

/** By the build's own list of what imports what, in the language of the browsers here. */
export function measureScripts(): Figures {
  const sizeOf = readScriptSizes(webDirectory)
  const shell = ['index.html', 'src/locales/frame/en.po']
  const codeEntry = sizeOf([...shell, 'src/apply/code-entry/code-entry-page.tsx'])
  const questionnaire = sizeOf([
    ...shell,
    'src/apply/questionnaire/questionnaire-page.tsx',
    'src/locales/questionnaire/en.po',
  ])
  return {
    code_entry_script_closure: figure(codeEntry / 1000, 'kB', goal('P1', 130)),
    questionnaire_script_closure: figure(questionnaire / 1000, 'kB', goal('P1', 175)),
  }
}

/** Of people who were never here, with an empty browser. */
export async function measureFirstVisits(browser: Browser, address: string): Promise<Figures> {
  const times = async <T>(load: () => Promise<T>) => {
    const loads: T[] = []
    while (loads.length < COLD_LOADS) loads.push(await load())
    return loads
  }
  const on3g = await times(() => loadCodeEntry(browser, address, slow3g))
  const on4g = await times(() => loadCodeEntry(browser, address, slow4g))
  const landing = await times(() => loadLanding(browser, address, slow3g))
  const of = <T>(loads: T[], read: (load: T) => number) => median(loads.map(read))
  return {
    code_entry_script_bytes: figure(of(on3g, (load) => load.scriptBytes) / 1000, 'kB', goal('P1', 130)),
    code_entry_all_bytes: figure(of(on3g, (load) => load.allBytes) / 1000, 'kB', goal('P2', 210)),
    code_entry_requests: figure(
      of(on3g, (load) => load.requests),
      'requests',
      goal('P3', 8),
    ),
    code_entry_lcp_slow_3g: figure(
      of(on3g, (load) => load.lcp),
      'ms',
      goal('P5', 1500),
    ),
    landing_lcp_slow_3g: figure(
      of(landing, (load) => load.lcp),
      'ms',
      goal('P5', 1500),
    ),
    code_entry_interactive_slow_3g: figure(
      of(on3g, (load) => load.interactive),
      'ms',
      goal('P6', 7000),
    ),
    code_entry_interactive_slow_4g: figure(
      of(on4g, (load) => load.interactive),
      'ms',
      goal('P6', 3500),
    ),
    code_entry_blocking_time: figure(
      of(on4g, (load) => load.blocking),
      'ms',
      goal('P8', 500),
    ),
  }
}

/** How long a key waits for its letter in a questionnaire of ten renters. */
export async function measureTyping(browser: Browser, address: string): Promise<Figures> {
  const keys: number[] = []
  for (let run = 0; run < TYPING_RUNS; run += 1) keys.push(...(await typeIntoQuestionnaire(browser, address)))
  return { typing_inp_p98: figure(percentile(keys, 0.98), 'ms', goal('P8', 100)) }
}
