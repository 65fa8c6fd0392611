import { Agent } from 'node:http'
import { eq } from 'drizzle-orm'
import { pull } from '#bench/sync/pull.ts'
import { type Headers, signInManagers } from '#bench/sync/sign-in-managers.ts'
import { cursorOf } from '#bench/sync/watching-manager.ts'
import { applications } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import { buildApplication, buildProcess } from '#server/testing/build/build.ts'
import { insertManyApplications } from '#server/testing/build/many-applications.ts'
import { syncContract } from '#shared/feed/contract.ts'

export const APPLICATIONS = 1000

/** Somebody who manages a thousand applications, and has everything but the last change. */
export interface PulledFeed {
  headers: Headers
  /** Of the pull that brings it, without the server. */
  path: string
  /** Its answer. */
  text: string
}

export async function buildPulledFeed(db: Db, address: string): Promise<PulledFeed> {
  const { process } = await buildProcess(db)
  await insertManyApplications(db, process, APPLICATIONS - 1)
  const changed = await buildApplication(db, process)
  const [headers] = await signInManagers(db, process.organizationId, 1)
  if (!headers) throw new Error('nobody signed in')
  const cursor = await cursorOf(address, headers)
  await db.update(applications).set({ status: 'accepted' }).where(eq(applications.id, changed.id))
  await db.execute('analyze')

  const agent = new Agent()
  const { answer } = await pull(agent, address, headers, cursor)
  agent.destroy()
  if (answer.changes.length !== 1) throw new Error('one change was to come')
  const path = `${syncContract.pullChanges.path}?cursor=${encodeURIComponent(cursor)}`
  return { headers, path, text: JSON.stringify({ data: answer }) }
}
