import { type Change, type PullAnswer, syncContract } from '#shared/feed/contract.ts'
import { readData } from './admin-requests.ts'
import { as } from './caller-in-header.ts'
import type { TestApp } from './test-app.ts'

interface Pull {
  limit?: number
  digest?: boolean
}

/** What a manager's browser keeps of the feed, and how it is brought up to date. */
export function buildDevice(app: TestApp['app'], user: { id: string }, organizationId?: string) {
  let records = new Map<string, Change>()
  let cursor: string | undefined
  const device = {
    /** By entity and id, without what is gone. */
    records: () => records,
    ids: (entity: Change['entity']) => [...records.values()].filter((one) => one.entity === entity).map(({ id }) => id),
    cursor: () => cursor,
    setCursor: (other: string | undefined) => {
      cursor = other
    },
    request: (pull: Pull = {}) => {
      const query = new URLSearchParams({
        ...(cursor !== undefined && { cursor }),
        ...(organizationId !== undefined && { organizationId }),
        ...(pull.limit !== undefined && { limit: String(pull.limit) }),
        ...(pull.digest !== undefined && { digest: String(pull.digest) }),
      })
      return app.request(`${syncContract.pullChanges.path}?${query.toString()}`, { headers: as(user) })
    },
    /** One page. */
    async pull(wanted: Pull = {}): Promise<PullAnswer> {
      const answer = await readData(syncContract.pullChanges.answer, await device.request(wanted))
      device.apply(answer)
      return answer
    },
    apply(answer: PullAnswer) {
      if (answer.reset) records = new Map()
      for (const change of answer.changes) {
        const key = `${change.entity} ${change.id}`
        if (change.row) records.set(key, change)
        else records.delete(key)
      }
      cursor = answer.cursor
    },
    /** Page after page. @returns the answers */
    async pullAll(wanted: Pull = {}): Promise<PullAnswer[]> {
      const answers: PullAnswer[] = []
      let more = true
      while (more) {
        const answer = await device.pull(wanted)
        answers.push(answer)
        more = answer.more
      }
      return answers
    },
  }
  return device
}
