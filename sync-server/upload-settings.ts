import * as z from 'zod/mini'
import { wholeNumber } from './variables.ts'

const HOURS_A_DAY = 24
const USUAL_HOURS = 48
const MOST_DAYS = 3650
/** In megabytes: 10 TB. */
const MOST_MB = 10_000_000

/** What an operator says about bytes that nobody has submitted; `.env.example` explains each name. */
export const uploadVariables = {
  ABANDONED_UPLOAD_HOURS: z.optional(wholeNumber(0, MOST_DAYS * HOURS_A_DAY)),
  /** The earlier name, in days. */
  ABANDONED_UPLOAD_DAYS: z.optional(wholeNumber(0, MOST_DAYS)),
  DISK_RESERVE_MB: z.optional(wholeNumber(0, MOST_MB)),
  UNSUBMITTED_MB: z.optional(wholeNumber(1, MOST_MB)),
  UNSUBMITTED_CLIENT_MB: z.optional(wholeNumber(1, MOST_MB)),
}

const variables = z.object(uploadVariables)
type Given = z.output<typeof variables>

export const readUploadSettings = (values: Given) => ({
  /** How long documents wait for their application since they were last announced; 0 is for ever. */
  abandonedHours:
    values.ABANDONED_UPLOAD_HOURS ??
    (values.ABANDONED_UPLOAD_DAYS === undefined ? USUAL_HOURS : values.ABANDONED_UPLOAD_DAYS * HOURS_A_DAY),
  /** Bytes of the disk that documents leave to the database; undefined: by the size of the disk. */
  reserve: bytes(values.DISK_RESERVE_MB),
  /** Bytes that may lie here without having been submitted, from everybody and from one client; undefined: by the size of the disk. */
  unsubmitted: bytes(values.UNSUBMITTED_MB),
  unsubmittedOfClient: bytes(values.UNSUBMITTED_CLIENT_MB),
})
export type UploadSettings = ReturnType<typeof readUploadSettings>

const bytes = (megabytes: number | undefined) => (megabytes === undefined ? undefined : megabytes * 1_000_000)

export function findUploadMistakes(values: Given): [name: string, mistake: string][] {
  const mistakes: [string, string][] = []
  if (values.ABANDONED_UPLOAD_DAYS !== undefined && values.ABANDONED_UPLOAD_HOURS !== undefined) {
    mistakes.push(['ABANDONED_UPLOAD_DAYS', 'is the earlier name of ABANDONED_UPLOAD_HOURS: please remove it'])
  }
  if ((values.UNSUBMITTED_CLIENT_MB ?? 0) > (values.UNSUBMITTED_MB ?? MOST_MB)) {
    mistakes.push(['UNSUBMITTED_CLIENT_MB', 'must not be more than UNSUBMITTED_MB'])
  }
  return mistakes
}
