import { createHash } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH } from '#shared/process/code/code.ts'

/** Draws that come out the same for the same seed. */
export interface Dice {
  /** A whole number from `least` up to, but not, `end`. */
  between: (least: number, end: number) => number
  oneOf: <T>(values: readonly T[]) => T
  /** @param share how often: 0.2 is every fifth time */
  isSo: (share: number) => boolean
  /** A record's. */
  id: () => string
  /** Of a home or a process. */
  code: () => string
}

export function createDice(seed: string): Dice {
  let [state, ids] = [digestOf(seed).readUInt32LE(), 0]
  // Mulberry32: spreads well enough for people who do not exist.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, end: number) => least + Math.floor(next() * (end - least))
  const oneOf = <T>(values: readonly T[]) => values[between(0, values.length)] as T // within its length
  return {
    between,
    oneOf,
    isSo: (share) => next() < share,
    id: () => {
      ids += 1
      return uuidOf(digestOf(`${seed} ${ids}`))
    },
    code: () => Array.from({ length: CODE_LENGTH }, () => oneOf([...CODE_ALPHABET])).join(''),
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Version 8 of RFC 9562: bits of one's own. */
const uuidOf = (digest: Buffer) =>
  digest.toString('hex', 0, 16).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
