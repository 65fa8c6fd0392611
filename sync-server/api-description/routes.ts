import { createHash } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/scope/mount-contract.ts'
import type { apiDescriptionContract } from '#shared/api-description/contract.ts'
import { describeApi } from '#shared/api-description/describe-api.ts'

const CACHED_SECONDS = 300

/** Made when somebody asks for the first time, and the same from then on. */
export function apiDescriptionRoutes({ now }: Pick<Deps, 'now'>): Handlers<typeof apiDescriptionContract> {
  let made: { text: string; tag: string } | undefined
  const make = () => {
    const text = JSON.stringify(describeApi(now().toISOString().slice(0, 10)))
    // Weak, because it may travel compressed.
    return { text, tag: `W/"${createHash('sha256').update(text).digest('base64url')}"` }
  }
  return {
    readApiDescription({ request }) {
      made ??= make()
      const headers = { ETag: made.tag, 'Cache-Control': `public, max-age=${CACHED_SECONDS}` }
      const isKnown = request.headers.get('if-none-match')?.includes(made.tag) ?? false
      const answer = isKnown
        ? new Response(null, { status: 304, headers })
        : new Response(made.text, { headers: { ...headers, 'Content-Type': 'application/json' } })
      return Promise.resolve(answer)
    },
  }
}
