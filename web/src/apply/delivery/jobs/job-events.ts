import type { Job, JobState } from '#web/apply/storage/job.ts'

export const jobEvents = [
  /** It is due, and this page or worker may send it. */
  'PICK',
  /** The server's receipt. */
  'ACK',
  'RETRYABLE',
  /** The page is about to sleep, or its holder is gone: somebody else goes on. */
  'RELEASED',
  'AUTH_LOST',
  'AUTH_BACK',
  'CLIENT_TOO_OLD',
  /** A newer version of the app has taken over. */
  'UPDATED',
  /** What it waited for may be over by itself. */
  'PAUSE_OVER',
  /** A person can put it right. */
  'FIXABLE',
  /** The server's final no. */
  'TERMINAL',
  'USER_TRY_NOW',
  'USER_FIXED',
  /** Allowed only while nothing was posted: take-back.ts asks the server first otherwise. */
  'USER_CANCEL',
] as const
export type JobEvent = (typeof jobEvents)[number]

/** `stay` where an event changes nothing, because it cannot happen or comes too late. */
export type Next = JobState | 'stay'

const stay = Object.fromEntries(jobEvents.map((event) => [event, 'stay'])) as Record<JobEvent, 'stay'>

/**
 * The whole life of a job: every state with every event. A receipt wins over everything, however late it comes; what is
 * delivered stays delivered; what a person gave up stays given up.
 */
export const transitions: Record<JobState, Record<JobEvent, Next>> = {
  queued: {
    ...stay,
    PICK: 'sending',
    ACK: 'delivered',
    AUTH_LOST: 'hold_auth',
    FIXABLE: 'attention',
    USER_CANCEL: 'cancelled',
  },
  sending: {
    ...stay,
    ACK: 'delivered',
    RETRYABLE: 'backoff',
    RELEASED: 'queued',
    AUTH_LOST: 'hold_auth',
    CLIENT_TOO_OLD: 'hold_update',
    FIXABLE: 'attention',
    TERMINAL: 'rejected',
    USER_CANCEL: 'cancelled',
  },
  backoff: {
    ...stay,
    PICK: 'sending',
    ACK: 'delivered',
    AUTH_LOST: 'hold_auth',
    FIXABLE: 'attention',
    USER_TRY_NOW: 'queued',
    USER_CANCEL: 'cancelled',
  },
  hold_auth: { ...stay, ACK: 'delivered', AUTH_BACK: 'queued', USER_TRY_NOW: 'queued', USER_CANCEL: 'cancelled' },
  hold_update: { ...stay, ACK: 'delivered', UPDATED: 'queued', USER_TRY_NOW: 'queued', USER_CANCEL: 'cancelled' },
  attention: {
    ...stay,
    ACK: 'delivered',
    PAUSE_OVER: 'queued',
    USER_TRY_NOW: 'queued',
    USER_FIXED: 'queued',
    USER_CANCEL: 'cancelled',
  },
  rejected: { ...stay, ACK: 'delivered', USER_FIXED: 'queued', USER_CANCEL: 'cancelled' },
  delivered: stay,
  cancelled: stay,
}

/** The state that follows; the same one where the event changes nothing. */
export function nextState({ state }: Pick<Job, 'state'>, event: JobEvent): JobState {
  const next = transitions[state][event]
  return next === 'stay' ? state : next
}
