import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { OpenDatabase } from '#server/db/open-database.ts'
import { sessions } from '#server/db/server-schema.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { buildPhone, type Phone, RefusedError } from '#server/testing/phone.ts'
import { newId } from '#shared/ids.ts'

export interface Acknowledged {
  phone: Phone
  reference: string
}

export interface LoadResults {
  processId: string
  acknowledged: Acknowledged[]
  answeredAgain: () => number
  /** Applications whose acceptance was acknowledged. */
  changed: Set<string>
  broken: () => number
  refused: Map<string, number>
}

const PAUSE_MS = 50
const HOUR_MS = 60 * 60_000

/** People who apply and a manager who accepts them, all of whom try again until they are told that it is done. */
export async function createLoad(address: string, openData: () => OpenDatabase) {
  const { db, close } = openData()
  const { process } = await buildProcess(db, { sendsStatusMails: true })
  const cookie = await signIn(db, process.organizationId)
  await close()

  const acknowledged: Acknowledged[] = []
  const changed = new Set<string>()
  const refused = new Map<string, number>()
  const over = new AbortController()
  let broken = 0
  let answeredAgain = 0

  const untilDone = async <T>(attempt: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if (error instanceof RefusedError) refused.set(error.message, (refused.get(error.message) ?? 0) + 1)
        else broken += 1
        await wait(PAUSE_MS)
      }
    }
  }
  const apply = async () => {
    while (!over.signal.aborted) {
      const phone = buildPhone(process)
      const send = (target: string, init: RequestInit) => fetch(address + target, init)
      const { status, receipt } = await untilDone(() => phone.deliver(send))
      if (status === 200) answeredAgain += 1
      acknowledged.push({ phone, reference: receipt.reference })
    }
  }
  const accept = async (id: string) => {
    const headers = { Cookie: cookie, 'X-Einzug': '1', 'Content-Type': 'application/json', 'Idempotency-Key': newId() }
    const body = JSON.stringify({ sendMail: true })
    await untilDone(async () => {
      const response = await fetch(`${address}/api/applications/${id}/status/accepted`, {
        method: 'PUT',
        headers,
        body,
      })
      if (!response.ok) throw new RefusedError(response, await response.text())
      await response.text()
    })
    changed.add(id)
  }
  const decide = async () => {
    for (let next = 0; !over.signal.aborted; ) {
      const application = acknowledged[next]
      if (application) await accept(application.phone.submission.id)
      else await wait(PAUSE_MS)
      // Not everybody.
      if (application) next += 2
    }
  }

  return {
    work: (applicants: number) => Promise.all([decide(), ...Array.from({ length: applicants }, apply)]),
    finish: () => over.abort(),
    results: {
      processId: process.id,
      acknowledged,
      answeredAgain: () => answeredAgain,
      changed,
      broken: () => broken,
      refused,
    } satisfies LoadResults,
  }
}

/** As a browser that has just signed in. @returns its cookie */
async function signIn(db: OpenDatabase['db'], organizationId: string): Promise<string> {
  const { id: userId } = await buildUser(db, { organizationId })
  const later = new Date(Date.now() + HOUR_MS)
  const times = { accessTokenExpiresAt: later, confirmedAt: later, expiresAt: later }
  const secretHash = createHash('sha256').update('secret').digest('hex')
  await db.insert(sessions).values({ id: newId(), userId, secretHash, accessToken: 'sealed', ...times })
  return 'einzug_session=secret'
}
