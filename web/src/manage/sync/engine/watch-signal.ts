import { syncContract } from '#shared/feed/contract.ts'

/**
 * Hears the server's live signal: lines of which only `event: poke` says something, and nothing of what has changed. Ends when the
 * connection does.
 * @param open asks as the person who is signed in
 * @param organizationId whose changes
 */
export async function watchSignal(
  open: (path: string, over: AbortSignal) => Promise<Response>,
  organizationId: string,
  heard: (what: 'open' | 'poke') => void,
  over: AbortSignal,
): Promise<void> {
  const { body, headers } = await open(
    `${syncContract.watchChanges.path}?${new URLSearchParams({ organizationId })}`,
    over,
  )
  // A network that asks for a login answers everything with a page.
  if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) return body?.cancel()
  heard('open')
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) if (/^event: ?poke$/.test(line)) heard('poke')
  }
}
