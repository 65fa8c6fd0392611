import { connect } from 'node:net'
import { Readable } from 'node:stream'

/** Where a virus scanner listens. */
export interface ClamdAddress {
  host: string
  port: number
}

const BLOCK_BYTES = 64 * 1024
/** Its longest answer is the name of what it found; somebody else may talk without end. */
const LONGEST_ANSWER = 200

/**
 * What the scanner says of bytes, in its own words: `stream: OK`, `stream: <name> FOUND`, or what kept it from looking.
 * The bytes go in blocks, each after its length, and a length of 0 ends them (clamd(8), INSTREAM).
 * @throws when it cannot be reached, or has not answered in time
 */
export const askToScan = (address: ClamdAddress, bytes: Uint8Array, longestMs: number): Promise<string> =>
  ask(address, inBlocks(bytes), longestMs)

/** @throws when nobody answers in time */
export const ping = (address: ClamdAddress, longestMs: number): Promise<string> =>
  ask(address, [Buffer.from('zPING\0')], longestMs)

async function ask(address: ClamdAddress, question: Iterable<Uint8Array>, longestMs: number): Promise<string> {
  const socket = connect({ ...address, signal: AbortSignal.timeout(longestMs) })
  try {
    // It stays open behind the question: a scanner takes its end for somebody who went away.
    Readable.from(question).pipe(socket, { end: false })
    let answer = ''
    for await (const chunk of socket.setEncoding('utf8')) {
      answer += String(chunk)
      if (answer.endsWith('\0') || answer.length > LONGEST_ANSWER) break
    }
    // What has no end may have been cut.
    return answer.endsWith('\0') ? answer.slice(0, -1) : `no whole answer: ${answer.slice(0, LONGEST_ANSWER)}`
  } finally {
    socket.destroy()
  }
}

function* inBlocks(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let start = 0; start < bytes.byteLength; start += BLOCK_BYTES) {
    const block = bytes.subarray(start, start + BLOCK_BYTES)
    yield lengthOf(block.byteLength)
    yield block
  }
  yield lengthOf(0)
}

function lengthOf(size: number): Uint8Array {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(size)
  return length
}
