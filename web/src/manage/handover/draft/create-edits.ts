import type * as z from 'zod/mini'
import { canonicalJson } from '#shared/canonical-json.ts'
import { isDeviceFull } from '#web/kit/device/storage/device-full.ts'

/** What is true of everything that was typed. */
export type KeptState = 'kept' | 'keeping' | 'device_full' | 'failed' | 'invalid'

interface Edit {
  typed: unknown
  /** What the record was when it was read, and everything that was kept since: an echo of it is no news. */
  known: ReadonlySet<string>
  /** What was to be kept last; undefined for what breaks a rule. */
  kept: string | undefined
}

export interface Change<T> {
  id: string
  /** The record as this device has it now. */
  stored: T
  schema: z.ZodMiniType<T>
  to: (before: T) => T
  keep: (next: T) => Promise<void>
}

/**
 * Lays what somebody types over what is kept, and keeps it at once: one write per record at a time, the newest last. What another
 * device changed meanwhile takes the place of what was typed, because it is not known here.
 */
export function createEdits() {
  let snapshot: { edits: ReadonlyMap<string, Edit>; state: KeptState } = { edits: new Map(), state: 'kept' }
  const newest = new Map<string, () => Promise<void>>()
  const running = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()

  const report = (next: Partial<typeof snapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }
  /** Whether a record says what it did when it was read here, or what was typed and kept since. */
  const isEcho = (id: string, stored: unknown) => snapshot.edits.get(id)?.known.has(canonicalJson(stored)) === true
  const over = <T>(id: string, stored: T): T => {
    const edit = snapshot.edits.get(id)
    return edit && isEcho(id, stored) ? (edit.typed as T) : stored // kept under this id, of this kind
  }
  const run = async (id: string) => {
    for (let write = newest.get(id); write; write = newest.get(id)) {
      newest.delete(id)
      try {
        await write()
        if (newest.size === 0 && snapshot.state !== 'invalid') report({ state: 'kept' })
      } catch (error) {
        report({ state: isDeviceFull(error) ? 'device_full' : 'failed' })
      }
    }
    running.delete(id)
  }

  return {
    over,
    isEcho,
    change: <T>({ id, stored, schema, to, keep }: Change<T>) => {
      const typed = to(over(id, stored))
      const read = schema.safeParse(typed)
      const was = snapshot.edits.get(id)
      const isNews = was !== undefined && !was.known.has(canonicalJson(stored))
      const known = new Set([...(was && !isNews ? was.known : []), canonicalJson(stored)])
      const kept = read.success ? canonicalJson(read.data) : undefined
      if (kept !== undefined) known.add(kept)
      report({
        edits: new Map([...snapshot.edits, [id, { typed, known, kept }]]),
        state: read.success ? 'keeping' : 'invalid',
      })
      if (!read.success) return
      newest.set(id, () => keep(read.data))
      if (!running.has(id)) running.set(id, run(id))
    },
    /** What was typed last has come back: when the record is again what it was before, somebody made it so. */
    arrived: (id: string, stored: unknown) => {
      const edit = snapshot.edits.get(id)
      if (!edit?.kept || running.has(id) || canonicalJson(stored) !== edit.kept) return
      edit.known = new Set([edit.kept])
    },
    /** Resolves when everything was tried. */
    settled: async () => void (await Promise.all(running.values())),
    snapshot: () => snapshot,
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
