import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/** Sizes of the built app's code, by what imports what. */
export function readScriptSizes(webDirectory: string) {
  const text = readFileSync(path.join(webDirectory, '.vite', 'manifest.json'), 'utf8')
  const manifest = chunks.parse(JSON.parse(text))

  /** Of these modules and all they import statically, in bytes as the server sends them. @throws when one is unknown */
  return (modules: string[]): number => {
    const files = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk) throw new Error(`the build has no ${key}`)
      if (files.has(chunk.file)) return
      files.add(chunk.file)
      chunk.imports?.forEach(visit)
    }
    modules.forEach(visit)
    return [...files].reduce((sum, file) => sum + sentSize(path.join(webDirectory, file)), 0)
  }
}

const chunks = z.record(z.string(), z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }))

/** Small files are not compressed, because that makes them no smaller. */
const sentSize = (file: string): number => (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
