import { type Agent, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import * as z from 'zod/mini'
import { type PullAnswer, syncContract } from '#shared/feed/contract.ts'
import type { Headers } from './sign-in-managers.ts'

export interface Pulled {
  answer: PullAnswer
  /** Of the body, as it came over the wire. */
  bytes: number
  /** From the request to the last byte. */
  ms: number
}

const answered = z.object({ data: syncContract.pullChanges.answer })
type Read = (text: unknown) => PullAnswer
/** For a crowd that shares the cores with what is measured: the server's tests check every field already. */
export const unchecked: Read = (answer) => (answer as { data: PullAnswer }).data
const checked: Read = (answer) => answered.parse(answer).data

/** One page. @throws when it is refused */
export async function pull(
  agent: Agent,
  address: string,
  headers: Headers,
  cursor?: string,
  read: Read = checked,
): Promise<Pulled> {
  const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`
  const url = new URL(syncContract.pullChanges.path + query, address)
  const began = performance.now()
  const { body, encoding } = await get(agent, url, headers)
  const ms = performance.now() - began
  const text = encoding === 'br' ? brotliDecompressSync(body) : body
  return { answer: read(JSON.parse(text.toString())), bytes: body.length, ms }
}

/** Page after page, until there is no more. */
export async function pullAll(agent: Agent, address: string, headers: Headers, cursor?: string): Promise<Pulled[]> {
  const pages: Pulled[] = []
  let from = cursor
  let more = true
  while (more) {
    const page = await pull(agent, address, headers, from)
    pages.push(page)
    from = page.answer.cursor
    more = page.answer.more
  }
  return pages
}

const get = (agent: Agent, url: URL, headers: Headers): Promise<{ body: Buffer; encoding: string | undefined }> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () => {
        const body = Buffer.concat(parts)
        if (response.statusCode === 200) resolve({ body, encoding: response.headers['content-encoding'] })
        else reject(new Error(`answered with ${response.statusCode}: ${body.toString()}`))
      })
    })
    sent.once('error', reject)
    sent.end()
  })
