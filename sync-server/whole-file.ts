import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a file whole or not at all, and so that it is there after a power cut too: under a name beside it, which a later attempt
 * uses again, until its last byte is on the disk.
 */
export async function writeWholeFile(file: string, content: Uint8Array | string): Promise<void> {
  const unfinished = `${file}.part`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  {
    await using handle = await open(unfinished, 'w', 0o600)
    await handle.writeFile(content)
    await handle.sync()
  }
  await rename(unfinished, file)
  await syncDirectory(path.dirname(file))
}

interface Kept {
  /** False for what a kill left of it, which is made anew. */
  isWhole: (content: Buffer) => boolean
  make: () => Uint8Array | string
}

/** What is made once and kept, because what depends on it must stay good after a restart. */
export async function keepFile(file: string, { isWhole, make }: Kept): Promise<Buffer> {
  const kept = await readIfThere(file)
  if (kept && isWhole(kept)) return kept
  await writeWholeFile(file, make())
  return readFile(file)
}

/** Undefined when there is no such file. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Without it a power cut may leave the bytes and lose their name. Windows has no such call, and needs none. */
export async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(directory, 'r')
  await handle.sync()
}
