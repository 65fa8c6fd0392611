import * as z from 'zod/mini'
import { type Section, sections } from '#shared/application/sections.ts'
import { accessCode } from '#shared/process/code/access-code.ts'
import {
  type DerivedRentObject,
  derivedRentObject,
  deriveRentObject,
  type ExternalProcess,
  externalProcess,
  type ProcessSummary,
  readProcess,
} from '#shared/process/process.ts'
import { storageKeys } from '#web/apply/returning/storage-keys.ts'

/** Where the answers of a half-written questionnaire lie (the answers themselves are in the database). */
const progress = z.object({
  applicationId: z.string(),
  section: z.enum(sections),
  savedAt: z.number(),
  blank: z.optional(z.boolean()),
})
export type Progress = z.output<typeof progress>

/** Keeps the whole record, as it came. It takes the place of a code that was not checked. */
export const selectProcess = (record: ExternalProcess) => {
  write(storageKeys.process, record)
  localStorage.removeItem(storageKeys.pendingCode)
}

/** As the server described it. */
export const selectedRecord = (): ExternalProcess | undefined => read(storageKeys.process, externalProcess)

/** The chosen process, undefined when none is stored or what is stored can't be read. */
export function selectedProcess(): ProcessSummary | undefined {
  const record = selectedRecord()
  return record && readProcess(record)
}

/** Something is stored, and it is not a process: an older version's, or another program's. */
export const isSelectionUnreadable = () => localStorage.getItem(storageKeys.process) !== null && !selectedProcess()

export const selectRentObject = (process: ProcessSummary) => write(storageKeys.rentObject, deriveRentObject(process))

export const selectedRentObject = (): DerivedRentObject | undefined => read(storageKeys.rentObject, derivedRentObject)

/** Chooses a home of which nothing but its code is known: without a connection. */
export const choosePendingCode = (code: string) => {
  clearSelection()
  write(storageKeys.pendingCode, code)
}

/** The same application under a code that was typed better. */
export const correctPendingCode = (code: string) => write(storageKeys.pendingCode, code)

export const pendingCode = (): string | undefined => read(storageKeys.pendingCode, accessCode)

/** The application that was open last, of what is chosen now; undefined before its questionnaire was opened. */
export const rememberedApplication = () => read(storageKeys.progress, progress)?.applicationId

/** `blank`: nothing was answered yet. */
export const rememberProgress = (at: { applicationId: string; section: Section; blank?: boolean }) =>
  write(storageKeys.progress, { ...at, savedAt: Date.now() } satisfies Progress)

/** After a submission, and when a process has closed. */
export const clearSelection = () => {
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key)
}

const write = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))

function read<T extends z.ZodMiniType>(key: string, schema: T): z.output<T> | undefined {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    return undefined
  }
}
