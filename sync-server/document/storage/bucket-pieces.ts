import { randomUUID } from 'node:crypto'
import type { Bucket } from './bucket.ts'

/**
 * What has arrived of an object, each piece an object of its own that says where it begins. So a piece is there to stay
 * as soon as it was answered, whichever server process took it, and no process knows more than the bucket: two that took
 * the same piece at one moment have stored it twice, which harms nobody.
 */
export interface BucketPieces {
  /** How many bytes have arrived without a gap. It only grows until they are removed. */
  arrived: () => Promise<number>
  /** @returns the name of the piece */
  add: (offset: number, bytes: Uint8Array) => Promise<string>
  /** The first `size` bytes; undefined while there are not so many. */
  read: (size: number) => Promise<Uint8Array<ArrayBuffer> | undefined>
  remove: () => Promise<void>
}

interface Piece {
  name: string
  offset: number
  end: number
}

export function bucketPieces(bucket: Bucket, prefix: string): BucketPieces {
  const find = async () => inOrder((await bucket.list(prefix)).map((object) => readPiece(prefix, object)))
  return {
    arrived: async () => (await find()).at(-1)?.end ?? 0,
    async add(offset, bytes) {
      const name = pieceName(prefix, offset, randomUUID())
      await bucket.add(name, bytes)
      return name
    },
    async read(size) {
      // Memory of its own, which can be handed to somebody else.
      const whole = new Uint8Array(size)
      let position = 0
      for (const { name, offset, end } of await find()) {
        if (position >= size) break
        const body = await bucket.read(name)
        if (!body) return undefined // removed meanwhile
        let at = offset
        for await (const chunk of body) {
          if (at < size) whole.set(chunk.subarray(0, size - at), at)
          at += chunk.byteLength
        }
        position = end
      }
      return position < size ? undefined : whole
    },
    remove: async () => bucket.remove((await bucket.list(prefix)).map(({ name }) => name)),
  }
}

/** A body that is a single block never lies in the bucket before it is what it will be. */
export function onceItIsLarge(pieces: BucketPieces): BucketPieces {
  let only: Uint8Array | undefined
  let isLarge = false
  return {
    arrived: pieces.arrived,
    async add(offset, bytes) {
      if (offset === 0) {
        only = bytes
        return ''
      }
      if (only) await pieces.add(0, only)
      only = undefined
      isLarge = true
      return pieces.add(offset, bytes)
    },
    read: (size) => (isLarge ? pieces.read(size) : Promise.resolve(Uint8Array.from(only ?? []))),
    remove: async () => (isLarge ? pieces.remove() : undefined),
  }
}

/** Begins with the offset; what follows makes it unique. */
export const pieceName = (prefix: string, offset: number, rest: string) =>
  `${prefix}${String(offset).padStart(12, '0')}-${rest}`

const readPiece = (prefix: string, { name, size }: { name: string; size: number }): Piece => {
  const offset = Number.parseInt(name.slice(prefix.length), 10)
  return { name, offset, end: offset + size }
}

/** Those that make the longest beginning of the whole: each reaches farther than the one before, and leaves no gap. */
function inOrder(pieces: Piece[]): Piece[] {
  const chosen: Piece[] = []
  let reached = 0
  for (const piece of pieces.toSorted((a, b) => a.offset - b.offset || b.end - a.end)) {
    if (piece.offset > reached || piece.end <= reached) continue
    chosen.push(piece)
    reached = piece.end
  }
  return chosen
}
