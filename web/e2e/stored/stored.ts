import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { StoredData } from '../device/stored-data.ts'

/** A release's own data: its server's, as `npm run backup` makes it, and those of two phones that are on the way. */
export interface StoredRelease {
  /** In milliseconds since 1970. */
  recordedAt: number
  applicant: StoredData & { receivedId: string; waitingId: string; waitingFile: string; draftCity: string }
  manager: StoredData & { protocolId: string; applicationId: string; note: string }
}

const folder = import.meta.dirname
export const backupFile = path.join(folder, 'server.backup')
export const releaseFile = path.join(folder, 'phones.json.gz')

/** As if it had been recorded just now: what lies on a phone for weeks has an end. */
export function readRelease(): StoredRelease {
  const text = gunzipSync(readFileSync(releaseFile)).toString()
  const { recordedAt }: StoredRelease = JSON.parse(text)
  const isTime = (value: unknown) => typeof value === 'number' && Math.abs(value - recordedAt) < YEAR_MS
  const later = Date.now() - recordedAt
  const moved = (_key: string, value: unknown) => (isTime(value) ? Number(value) + later : value)
  const release: StoredRelease = JSON.parse(text, moved)
  for (const { local } of [release.applicant, release.manager]) {
    for (const [key, value] of Object.entries(local)) {
      if (value.startsWith('{')) local[key] = JSON.stringify(JSON.parse(value, moved))
    }
  }
  return release
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
