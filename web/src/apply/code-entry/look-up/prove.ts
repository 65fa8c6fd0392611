import * as z from 'zod/mini'

const LONGEST_MS = 30_000

/**
 * Does the work that a server asks for in place of waiting, in a worker so that the page stays usable.
 * @param challenge of the header `X-Challenge`
 * @returns what stands in `X-Proof` then
 */
export async function prove(challenge: string): Promise<string> {
  const asked: unknown = JSON.parse(atob(challenge.replaceAll('-', '+').replaceAll('_', '/')))
  const worker = new Worker(new URL('../prove-worker.ts', import.meta.url), { type: 'module' })
  try {
    const answer = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('The worker ended')))
      worker.postMessage({ challenge: asked, timeout: LONGEST_MS }, { transfer: [] })
    })
    return base64url(JSON.stringify({ challenge: asked, solution: solution.parse(answer) }))
  } finally {
    worker.terminate()
  }
}

const solution = z.looseObject({ counter: z.number(), derivedKey: z.string() })

/** Of hexadecimal and words of ours alone, which are ASCII. */
const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
