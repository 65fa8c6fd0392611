import { BackupError } from './backup-error.ts'

/** One file of an archive. Its content must be read before the next one is asked for. */
export interface Entry {
  name: string
  /** In bytes. */
  size: number
  content: AsyncIterable<Uint8Array>
}

const BLOCK = 512

/** A tar archive (ustar), which every system can open. @throws BackupError for a content of another size than it says */
export async function* packTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of entries) {
    yield header(name, size)
    let sent = 0
    for await (const chunk of content) {
      sent += chunk.byteLength
      yield chunk
    }
    if (sent !== size) throw new BackupError(`${name} has ${sent} bytes in place of ${size}.`)
    yield Buffer.alloc(padding(size))
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** @throws BackupError for anything that `packTar` would not have written */
export async function* unpackTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const source = createReader(bytes)
  for (;;) {
    const block = await source.exactly(BLOCK)
    if (block.every((byte) => byte === 0)) break
    const { name, size } = readHeader(block)
    yield { name, size, content: source.part(size) }
    source.checkIsRead()
    await source.exactly(padding(size))
  }
  if ((await source.exactly(BLOCK)).some((byte) => byte !== 0) || !(await source.isAtEnd())) damaged()
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new BackupError(`${name} is too long a name.`)
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0)
  for (const [place, value] of [
    [100, '0000600'],
    [108, '0000000'],
    [116, '0000000'],
    [124, size.toString(8).padStart(11, '0')],
    [136, '00000000000'],
  ] as const) {
    block.write(value, place)
  }
  block.write('0', 156)
  block.write('ustar\u000000', 257)
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

function readHeader(block: Buffer): { name: string; size: number } {
  const text = (start: number, end: number) => block.toString('utf8', start, end).replace(/\0.*$/s, '')
  const isOurs = text(257, 262) === 'ustar' && Number.parseInt(text(148, 154), 8) === checksum(block)
  const size = Number.parseInt(text(124, 136), 8)
  if (!isOurs || !Number.isSafeInteger(size)) damaged()
  return { name: text(0, 100), size }
}

/** Of all bytes, with blanks in its own place. */
const checksum = (block: Buffer) =>
  block.reduce((sum, byte, place) => sum + (place >= 148 && place < 156 ? 32 : byte), 0)

function createReader(bytes: AsyncIterable<Uint8Array>) {
  const iterator = bytes[Symbol.asyncIterator]()
  let kept: Buffer = Buffer.alloc(0)
  let left = 0

  /** At least one byte and at most so many. */
  const some = async (most: number): Promise<Buffer> => {
    while (kept.byteLength === 0) {
      const next = await iterator.next()
      if (next.done) damaged()
      kept = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength)
    }
    const taken = kept.subarray(0, most)
    kept = kept.subarray(taken.byteLength)
    return taken
  }
  return {
    async exactly(size: number): Promise<Buffer> {
      const parts: Buffer[] = []
      for (let missing = size; missing > 0; missing -= parts.at(-1)?.byteLength ?? 0) parts.push(await some(missing))
      return Buffer.concat(parts)
    },
    async *part(size: number): AsyncGenerator<Uint8Array> {
      left = size
      while (left > 0) {
        const taken = await some(left)
        left -= taken.byteLength
        yield taken
      }
    },
    checkIsRead(): void {
      if (left > 0) throw new Error('an entry was not read to its end')
    },
    async isAtEnd(): Promise<boolean> {
      return kept.byteLength === 0 && Boolean((await iterator.next()).done)
    },
  }
}

function damaged(): never {
  throw new BackupError('The backup is damaged, or is not complete.')
}
