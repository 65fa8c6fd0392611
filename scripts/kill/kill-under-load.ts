import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectDatabase } from '#server/db/open-database.ts'
import { embeddedPid, embeddedUrl } from '#server/testing/embedded-url.ts'
import { freePort } from '#server/testing/outside/free-port.ts'
import { receiveMails } from '#server/testing/outside/mail-server.ts'
import { type ServerProcess, spawnServer } from '#server/testing/outside/process.ts'
import { audit } from './kill-audit.ts'
import { createLoad } from './kill-load.ts'

export interface KillFigures {
  kills: number
  /** Applications that people were told to have arrived, each with a document. */
  acknowledged: number
  /** Of them those that the server had taken and was killed before it said so, or while it said so. */
  answeredAgain: number
  statusChanges: number
  mails: number
  /** Mails that left twice under one Message-ID: the server died between the mail server's word and its own. */
  mailsSentAgain: number
  /** Requests that broke off, and those that were refused by their status. */
  broken: number
  refused: Record<string, number>
  seconds: number
  /** What is not as it was promised, in sentences. */
  wrong: string[]
}

const APPLICANTS = 8

/** @param databaseUrl an operator's database, which outlives the server; else the built-in one, which every other time dies with it */
export async function killUnderLoad({
  kills,
  databaseUrl,
}: {
  kills: number
  databaseUrl?: string
}): Promise<KillFigures> {
  const began = Date.now()
  const directory = await mkdtemp(path.join(tmpdir(), 'einzug-kills-'))
  const mailServer = await receiveMails()
  const variables = {
    PORT: String(await freePort()),
    DATA_DIR: directory,
    RATE_LIMIT_FACTOR: '100000',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Einzug <applications@einzug.test>',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  let server = await start(variables)
  const openData = () => connectDatabase(databaseUrl ?? embeddedUrl(directory), () => {})
  const load = await createLoad(`http://127.0.0.1:${variables.PORT}`, openData)
  const working = load.work(APPLICANTS)

  for (let kill = 1; kill <= kills; kill += 1) {
    await wait(500 + Math.random() * 4_000)
    if (!databaseUrl && kill % 2 === 0) process.kill(embeddedPid(directory), 'SIGKILL')
    server.child.kill('SIGKILL')
    await server.ended
    server = await start(variables)
  }
  await wait(1_000)
  load.finish()
  await working

  const { wrong, mails, mailsSentAgain } = await audit({ directory, openData, load: load.results, mailServer })
  server.child.kill('SIGTERM')
  await server.ended
  await mailServer.close()
  await rm(directory, { recursive: true, force: true })
  const { acknowledged, answeredAgain, changed, broken, refused } = load.results
  return {
    kills,
    acknowledged: acknowledged.length,
    answeredAgain: answeredAgain(),
    statusChanges: changed.size,
    mails,
    mailsSentAgain,
    broken: broken(),
    refused: Object.fromEntries(refused),
    seconds: Math.round((Date.now() - began) / 1000),
    wrong,
  }
}

/** @throws when it does not come up */
async function start(variables: Record<string, string>): Promise<ServerProcess> {
  const server = spawnServer(variables)
  await server.running
  return server
}
