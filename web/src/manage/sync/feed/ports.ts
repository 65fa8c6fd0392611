import type { AnswerOf, Endpoint } from '#shared/endpoint.ts'
import type { CallInput } from '#web/kit/api/call.ts'
import type { Locks } from '#web/kit/device/locks.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'

/** Beside a call: what the server needs to do a command once, and only for whom it is meant. */
export type CommandHeaders = Record<string, string>

/** What keeps a manager's data in step needs from outside. The browser and the tests each make one. */
export interface RecordsPorts {
  database: ManagerDatabase
  /** Who is signed in. */
  actorId: string
  /** Whose records these are. */
  organizationId: string
  /** As the person who is signed in. @throws ApiError, NoConnectionError */
  call: <const E extends Endpoint>(endpoint: E, input: CallInput<E>, headers?: CommandHeaders) => Promise<AnswerOf<E>>
  /** One request that no contract types, by a path of this server: parts of files. @throws ApiError, NoConnectionError */
  request: (path: string, init: RequestInit) => Promise<Response>
  /** Hears the live signal for as long as it lasts. @throws ApiError, NoConnectionError */
  watch: (heard: (what: 'open' | 'poke') => void, over: AbortSignal) => Promise<void>
  /** Asks the server who this is. */
  checkMe: () => Promise<unknown>
  /** Milliseconds since 1970, by a clock that may be wrong and may jump. */
  now: () => number
  /** From 0 to 1. */
  random: () => number
  /** Runs something later, and gives back how to call it off. */
  after: (ms: number, run: () => void) => () => void
  /** Lets the page draw and answer. */
  pause: () => Promise<void>
  /** Undefined where the browser has none: then two tabs may do the same twice, which the server bears. */
  locks: Locks | undefined
  /** To and from the other tabs of the same person. */
  channel: {
    post: (message: TabMessage) => void
    listen: (listener: (message: TabMessage) => void) => void
  }
  /** Whether somebody can see this tab. */
  isSeen: () => boolean
  /** It may lie, so it only postpones what runs by itself. */
  isOnline: () => boolean
  /** Called at named points, so that a test can end everything exactly there. */
  reach?: (point: RecordsPoint) => Promise<void>
}

export type TabMessage = 'send' | 'pull' | 'who_leads' | 'i_lead'

/** Moments at which a device may die. */
export const recordsPoints = [
  'pulled',
  'applied',
  'noted',
  'answered',
  'settled',
  'file-noted',
  'chunk-noted',
  'chunk-sent',
  'file-sent',
] as const
export type RecordsPoint = (typeof recordsPoints)[number]
