import type { Page, Worker } from './phone.ts'
import { createWorld, type World } from './world.ts'

/** What the person knows of one application: what they were told, and what they did themselves. */
export interface Known {
  /** SHA-256 of each document that was told to be attached. */
  documents: Map<string, { sha256: string; size: number }>
  /** Every body that was ever sealed under this id; the last one is what the person wants sent. */
  sealed: string[]
  /** The body that was posted, which must not change. */
  posted: string | undefined
  /** "Received" was said, and what they wrote last was said not to be part of it. */
  isEarlierOne: boolean
  /** "Received" was said. */
  isReceived: boolean
  /** They were told that they took back what the landlord had. */
  isLiedTo: boolean
  /** They deleted it themselves. */
  isDeleted: boolean
}

/** What passes between two things that happen: mostly less than a delivery takes, so that they meet in the middle of it. */
const pauses = [0, 20, 50, 100, 200, 400, 3_000, 40_000]

/** One random life of a phone: the world, who is awake in it, and what the person was told. */
export interface Life {
  world: World
  known: Map<string, Known>
  pages: Page[]
  workers: Worker[]
  /** Records of a newer build, which must stay as they are. */
  foreign: Map<string, unknown>
}

export async function beginLife(seed: number): Promise<Life> {
  const world = await createWorld(seed)
  return { world, known: new Map(), pages: [world.phone.openPage()], workers: [], foreign: new Map() }
}

export const letTimePass = ({ world: { time, random } }: Life) =>
  time.advance(pick(pauses, Math.floor(random() * pauses.length)) ?? 0)

export const unknownYet = (): Known => ({
  documents: new Map(),
  sealed: [],
  posted: undefined,
  isEarlierOne: false,
  isReceived: false,
  isLiedTo: false,
  isDeleted: false,
})

export const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(all.length, 1)]
