import { setTimeout as wait } from 'node:timers/promises'
import { sealDraft } from '#web/apply/delivery/seal/seal-draft.ts'
import type { PhoneNetwork } from '#web/apply/delivery/testing/holder.ts'
import { createPhone, type Page } from '#web/apply/delivery/testing/phone.ts'
import { addDocument, addDraft } from '#web/apply/delivery/testing/sample.ts'
import type { PhoneTime } from '#web/apply/delivery/testing/virtual-time.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'

/** Something that a person was told is kept: it has to arrive, once and whole. */
export interface Promised {
  id: string
  email: string
  documents: { id: string; sha256: string | undefined }[]
}

export interface SoakPhone {
  promised: Promised[]
  /** Writes and sends applications, with pages that die, until it is told to stop. */
  live: (until: number) => Promise<void>
  /** What has been received, and how many are still on the way. */
  state: () => Promise<{ received: string[]; waiting: number; reasons: string[] }>
  /** One page is open, and nothing else happens. */
  rest: () => void
  close: () => Promise<void>
}

interface Around {
  name: string
  time: PhoneTime
  net: PhoneNetwork
  processId: string
}

const random = () => Math.random()
const between = (least: number, most: number) => least + random() * (most - least)

/** The real engine on a phone, used by somebody impatient. */
export async function createSoakPhone({ name, time, net, processId }: Around): Promise<SoakPhone> {
  const phone = createPhone({ name, time, net, random })
  await phone.db.open()
  const promised: Promised[] = []
  let pages: Page[] = []

  const write = async () => {
    const renter = somebody()
    const draft = await addDraft(phone.db, { processId, answers: finishedAnswers([renter]) })
    const documents = []
    for (let i = Math.floor(between(0, 4)); i > 0; i -= 1) {
      documents.push(await addDocument(phone.db, draft, Math.floor(sizeOfDocument()), i))
    }
    const sealed = await sealDraft(
      phone.db,
      { draftId: draft.id, rev: draft.rev, language: 'de', address: 'Seestrasse 12', rentObject: undefined },
      phone.now(),
    )
    if (sealed !== 'sealed') throw new Error(`Not sealed: ${sealed}`)
    promised.push({ id: draft.id, email: renter.email, documents: documents.map(({ id, sha256 }) => ({ id, sha256 })) })
    for (const page of pages) void page.look()
  }

  const disturb = () => {
    const [page] = pages
    const what = random()
    if (!page || what < 0.3) pages.push(phone.openPage())
    else if (what < 0.5) page.kill()
    else if (what < 0.6) page.sleep()
    else if (what < 0.7) page.freeze()
    else if (what < 0.8) page.thaw()
    else if (what < 0.9) void page.wake()
    else phone.wakeWorker()
    pages = pages.filter((each) => each.life() !== 'dead')
  }

  return {
    promised,
    live: async (until) => {
      while (Date.now() < until) {
        const { waiting } = await stateOf(phone)
        if (waiting < 3 && random() < 0.4) await write()
        disturb()
        await wait(between(200, 3_000))
      }
    },
    state: () => stateOf(phone),
    rest: () => {
      phone.killAll()
      pages = [phone.openPage()]
    },
    close: phone.close,
  }
}

/** Most are small; some need parts. */
const sizeOfDocument = () => (random() < 0.1 ? between(520_000, 1_500_000) : between(50, 150_000))

async function stateOf({ db }: Pick<ReturnType<typeof createPhone>, 'db'>) {
  const jobs = await db.jobs.toArray()
  return {
    received: (await db.receipts.toArray()).map(({ id }) => id),
    waiting: jobs.length,
    reasons: jobs.map(({ state, lastError }) => `${state} ${lastError?.code ?? ''} ${lastError?.http ?? ''}`),
  }
}
