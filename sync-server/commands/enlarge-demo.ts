import { parseArgs } from 'node:util'
import { addMany, type Many } from '#server/db/demo/many/add-many.ts'
import { prepareDemoData } from '#server/db/demo/prepare-demo-data.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Environment } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'
import { openInstallation } from './open-installation.ts'

const MOST = 100_000
const USAGE = `Usage: npm run demo -- --applications 200 --homes 80

  --applications  how many people apply for one home, from 1 to 100000; 200 unless said
  --homes         how many homes are let, from 1 to 100000; 80 unless said
  --seed          another number makes other homes and people; 1 unless said`

/** @throws StartError that says what is wrong, and what would be right */
export function readDemoArguments(args: string[]): Many {
  const values = parse(args)
  return {
    applications: wholeNumber('applications', values.applications ?? '200'),
    homes: wholeNumber('homes', values.homes ?? '80'),
    seed: wholeNumber('seed', values.seed ?? '1'),
  }
}

function parse(args: string[]) {
  const [applications, homes, seed] = [{ type: 'string' }, { type: 'string' }, { type: 'string' }] as const
  try {
    return parseArgs({ args, options: { applications, homes, seed } }).values
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`, 64)
  }
}

function wholeNumber(name: string, text: string): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (number >= 1 && number <= MOST) return number
  const range = `a whole number from 1 to ${MOST}`
  throw new StartError(`--${name} is ${JSON.stringify(text)}. Please give ${range}, like --${name} 80.\n\n${USAGE}`, 64)
}

/**
 * Has the demo's organization let so many homes, also while its server runs. Where there is no installation yet it is made, as the
 * first start of a server makes it.
 * @returns where to look at it
 */
export async function enlargeDemo(environment: Environment, many: Many): Promise<string> {
  if (environment.isProduction) {
    throw new StartError(
      'There is no demo with NODE_ENV=production. Please unset it, and give DATA_DIR a directory to try things in.',
    )
  }
  await using installation = await openInstallation(environment, { alone: false, isNew: true })
  const { db, close } = await openDatabase(installation.databaseUrl, () => {})
  try {
    const deps = { db, storage: installation.storage, now: () => new Date() }
    await prepareDemoData(deps)
    const { homes, applications, process, manager } = await addMany(deps, many)
    const origin = environment.publicUrl ?? `http://localhost:${environment.port}`
    const place = `${origin}/application-process/${process.id}`
    return `${sayAdded(many, { homes, applications })} Sign in at ${origin}/admin-login as ${manager.email}; the process is at ${place} (code ${process.code}).`
  } finally {
    await close()
  }
}

function sayAdded(many: Many, added: Pick<Many, 'homes' | 'applications'>): string {
  if (added.homes + added.applications === 0) return `${amount(many)} were there already.`
  const there = { homes: many.homes - added.homes, applications: many.applications - added.applications }
  return `Added ${amount(added)}${there.homes + there.applications > 0 ? ` to ${amount(there)}` : ''}.`
}

const amount = ({ homes, applications }: Pick<Many, 'homes' | 'applications'>) =>
  `${counted(homes, 'home')} and ${counted(applications, 'application')}`
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
