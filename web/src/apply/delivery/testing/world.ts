import { newId } from '#shared/ids.ts'
import { readJobs } from '#web/apply/delivery/jobs/read-jobs.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { createNetwork } from './fake-network.ts'
import { createModelServer, type Route } from './model-server.ts'
import { createPhone, type Phone } from './phone.ts'
import { addDocument, addDraft, CODE, PROCESS_ID, seal } from './sample.ts'
import { createVirtualTime, seededRandom } from './virtual-time.ts'

/** A server, a network and a phone, with a process that is open. Two phones share what `around` gives them. */
export async function createWorld(seed = 1) {
  const time = createVirtualTime()
  const server = createModelServer(time.now)
  server.processes.set(PROCESS_ID, { code: CODE, isOpen: true })
  const net = createNetwork(time, server)
  const random = seededRandom(seed)

  const phones: Phone[] = []

  const addPhone = async (name = newId()) => {
    const phone = createPhone({ time, net, random, name })
    await phone.db.open()
    phones.push(phone)
    return phone
  }
  const phone = await addPhone()

  return {
    time,
    server,
    net,
    random,
    phone,
    addPhone,
    /** A sealed application with documents of these sizes. */
    sealed: async (sizes: readonly number[] = [], on = phone, changes: Partial<Draft> = {}): Promise<string> => {
      const draft = await addDraft(on.db, changes)
      for (const [i, size] of sizes.entries()) await addDocument(on.db, draft, size, i + 1)
      if ((await seal(on.db, draft, on.now())) !== 'sealed') throw new Error('Not sealed')
      return draft.id
    },
    job: async (id: string, on = phone) => (await readJobs(on.db)).find((job) => job.id === id),
    receipt: (id: string, on = phone) => on.db.receipts.get(id),
    /** Whether the server has it, once, with every document as it was added. */
    isThereOnce: (id: string, on = phone) => {
      const application = server.applications.get(id)
      const isMailed = server.mails.filter((mail) => mail === id).length === 1
      const isWhole = application?.documents.every(
        ({ id: of, sha256 }) => server.documents.announced.get(of)?.sha256 === sha256,
      )
      return on.db.receipts.get(id).then((receipt) => Boolean(receipt) && isMailed && isWhole === true)
    },
    end: async () => {
      for (const each of phones) await each.close()
    },
    executionsOf: (route: Route) => server.executions.filter((each) => each.route === route).length,
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
