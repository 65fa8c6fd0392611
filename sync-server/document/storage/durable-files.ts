import { link, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '#server/app-error.ts'
import { syncDirectory } from '#server/whole-file.ts'
import type { Accept, StoredObject } from './document-storage.ts'
import { examine } from './examine.ts'

/**
 * Gives a file its final name below `root` once `accept` agreed to it, so that it is there after a power cut too.
 * @throws AppError DOCUMENT_CONFLICT when other bytes have that name; what `accept` throws
 */
export async function settleFile(file: string, target: string, root: string, accept: Accept): Promise<StoredObject> {
  const object = await examine({ file })
  await accept(object)
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  try {
    // `link` refuses a name that is taken, where `rename` would replace what lies there.
    await link(file, target)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    if (object.sha256 !== (await examine({ file: target })).sha256) throw new AppError('DOCUMENT_CONFLICT')
  }
  for (let each = path.dirname(target); each.startsWith(root); each = path.dirname(each)) await syncDirectory(each)
  return { size: object.size, sha256: object.sha256 }
}

/** In bytes; undefined when there is no such file. */
export async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
