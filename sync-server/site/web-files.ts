import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { pagePolicy } from './security-headers.ts'

export interface WebFile {
  type: string
  etag: string
  /** Content-Security-Policy, for pages alone. */
  policy: string | undefined
  bytes: Uint8Array<ArrayBuffer>
  /** The same, compressed by the build; undefined where that saves nothing. */
  brotli: Uint8Array<ArrayBuffer> | undefined
  gzip: Uint8Array<ArrayBuffer> | undefined
}

/**
 * The built web app by its paths (`/assets/index-1a2b.js`), read once: it is a few MB, a build beside a running server
 * cannot mix old files with new ones, and a path that is not a key here cannot reach any file.
 */
export function readWebFiles(directory: string, uploadOrigin?: string): Map<string, WebFile> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  const present = new Set(names)
  const read = (name: string) =>
    present.has(name) ? new Uint8Array(readFileSync(path.join(directory, name))) : undefined

  return new Map(
    names.filter(isServed).map((name) => {
      const bytes = read(name) ?? new Uint8Array()
      const type = typeOf(name)
      const file: WebFile = {
        type,
        etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
        policy: type.startsWith('text/html')
          ? pagePolicy(Buffer.from(bytes).toString('utf8'), uploadOrigin)
          : undefined,
        bytes,
        brotli: read(`${name}.br`),
        gzip: read(`${name}.gz`),
      }
      return [`/${name}`, file]
    }),
  )
}

/** Not the build's notes to itself, source maps, and the compressed siblings under a name of their own. */
const isServed = (name: string) => name !== 'pages.json' && !/(^|\/)\.|\.(br|gz|map)$/.test(name)

function typeOf(name: string): string {
  if (name.endsWith('.webmanifest')) return 'application/manifest+json'
  return getMimeType(name) ?? 'application/octet-stream'
}
