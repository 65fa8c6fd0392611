import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Deps } from '#server/deps.ts'
import type { SignedIn, SignInAttempt } from '#server/identity/identity-provider.ts'
import { createSecretBox } from '#server/identity/secret-box.ts'
import { readCookies, writeCookie } from './cookies.ts'

/** Ten minutes for the person, and as much for a clock that is put right meanwhile. */
const SECONDS = 20 * 60
/** As many tabs may be on their way at once; an earlier one has to start again. */
const MOST = 3
const PREFIX = 'einzug_sign_in_'
const PATH = '/api/auth'

type AttemptDeps = Pick<Deps, 'publicUrl' | 'now' | 'sessionKey'>
const box = ({ sessionKey }: AttemptDeps) => createSecretBox(sessionKey, 'sign-in attempts')

const stored = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Whoever comes back is to have proven who they are since. */
  isToBeProven: z.boolean(),
  startedAt: z.number(),
})
type Stored = z.output<typeof stored>

/** Between the provider's clock and ours. A sign-in of so long before would be a proof, too: no longer than from there to a locked phone. */
const CLOCKS_APART_MS = 10_000

/**
 * The cookies that make the browser remember an attempt: one for each, so that two tabs which start at the same moment do
 * not overwrite each other's.
 */
export async function rememberAttempt(
  deps: AttemptDeps,
  request: Request,
  attempt: SignInAttempt & Pick<Stored, 'isToBeProven'>,
): Promise<string[]> {
  const earlier = await readAttempts(deps, request)
  const value = await box(deps).seal(JSON.stringify({ ...attempt, startedAt: deps.now().getTime() }))
  return [
    writeCookie(deps, request, { name: nameOf(attempt), value, path: PATH, seconds: SECONDS }),
    ...earlier.slice(MOST - 1).map((old) => forgetAttempt(deps, request, old)),
  ]
}

/** The attempt that a callback belongs to: the one with its state, or without one the newest. */
export async function findAttempt(
  deps: AttemptDeps,
  request: Request,
  state: string | undefined,
): Promise<Stored | undefined> {
  const attempts = await readAttempts(deps, request)
  return state === undefined ? attempts[0] : attempts.find((attempt) => attempt.state === state)
}

/** Whether the provider says that it has asked who it is, since that was wanted of it. An address without the wish brings no proof. */
export const isProvenBy = ({ isToBeProven, startedAt }: Stored, { askedAt }: Pick<SignedIn, 'askedAt'>): boolean =>
  isToBeProven && askedAt !== undefined && askedAt.getTime() >= startedAt - CLOCKS_APART_MS

/** Removes the attempt's cookie, so that it is good for one callback. */
export const forgetAttempt = (deps: AttemptDeps, request: Request, attempt: SignInAttempt): string =>
  writeCookie(deps, request, { name: nameOf(attempt), value: '', path: PATH, seconds: 0 })

const nameOf = ({ state }: SignInAttempt) => PREFIX + createHash('sha256').update(state).digest('base64url').slice(0, 8)

/** Newest first; what has expired, or was not sealed here, is not there. */
async function readAttempts(deps: AttemptDeps, request: Request): Promise<Stored[]> {
  const cookies = Object.entries(readCookies(request)).filter(([name]) => name.startsWith(PREFIX))
  const opened = await Promise.all(cookies.slice(0, 2 * MOST).map(([, value]) => box(deps).open(value)))
  const after = deps.now().getTime() - SECONDS * 1000
  return opened
    .flatMap((text) => (text === undefined ? [] : [stored.safeParse(JSON.parse(text))]))
    .flatMap(({ data }) => (data ? [data] : []))
    .filter(({ startedAt }) => startedAt > after)
    .toSorted((a, b) => b.startedAt - a.startedAt)
}
