import type * as z from 'zod/mini'
import type { KeyValueStorage } from './ports.ts'

/** What lies under a key, undefined when there is nothing or nothing that can be read. */
export function readStored<T extends z.ZodMiniType>(
  storage: KeyValueStorage,
  key: string,
  schema: T,
): z.output<T> | undefined {
  try {
    return schema.parse(JSON.parse(storage.getItem(key) ?? ''))
  } catch {
    return undefined
  }
}
