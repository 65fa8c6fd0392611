import { type ExecFileException, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const directory = path.join(import.meta.dirname, '..', 'lighthouse')
const program = path.join(directory, 'node_modules', 'lighthouse', 'cli', 'index.js')
const LONGEST_RUN_MS = 180_000
const ATTEMPTS = 3

/** From 0 to 100. */
export interface LighthouseScores {
  performance: number
  accessibility: number
  bestPractices: number
}

/** Lighthouse is larger than everything else together, so it is installed where and when it is used. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return
  console.log('Installing Lighthouse …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['ci', '--prefix', directory, '--ignore-scripts', '--loglevel=error']
  const [code] = await once(spawn(npm, args, { stdio: 'inherit', shell: process.platform === 'win32' }), 'exit')
  if (code !== 0) throw new Error('Lighthouse could not be installed. See the messages of npm above.')
}

/** As a mobile device, with what Lighthouse itself takes that to be. */
export async function runLighthouse(url: string, executablePath: string, flags: string[]): Promise<LighthouseScores> {
  const args = [program, url, '--quiet', '--output=json', '--output-path=stdout']
  const categories = '--only-categories=performance,accessibility,best-practices'
  const chromeFlags = `--chrome-flags=${['--headless=new', ...flags].join(' ')}`
  for (let attempt = 1; ; attempt += 1) {
    const { error, stdout, stderr } = await run([...args, categories, chromeFlags], executablePath)
    if (!error) return readScores(stdout)
    // On a busy machine the browser's trace is sometimes not complete: then there is no score, good or bad.
    const reason = stderr.trim() || String(error.code)
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse did not judge ${url}: ${reason}`)
    console.log(`Once more, because Lighthouse gave no scores for ${url}: ${reason}`)
  }
}

const run = (args: string[], executablePath: string) =>
  new Promise<{ error: ExecFileException | null; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, CHROME_PATH: executablePath }
    const options = { env, maxBuffer: 100_000_000, timeout: LONGEST_RUN_MS }
    execFile(process.execPath, args, options, (error, stdout, stderr) => resolve({ error, stdout, stderr }))
  })

function readScores(text: string): LighthouseScores {
  const { performance, accessibility, 'best-practices': bestPractices } = report.parse(JSON.parse(text)).categories
  return {
    performance: performance.score * 100,
    accessibility: accessibility.score * 100,
    bestPractices: bestPractices.score * 100,
  }
}

/** A score is null when the page could not be judged: that is no score. */
const category = z.object({ score: z.number() })
const report = z.object({
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category }),
})
