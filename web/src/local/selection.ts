import * as z from 'zod/mini'
import { type Section, sections } from '#shared/application/questionnaire.ts'
import {
  type DerivedRentObject,
  derivedRentObject,
  deriveRentObject,
  type ExternalProcess,
  externalProcess,
  type ProcessSummary,
  readProcess,
} from '#shared/process/process.ts'

/** The browser storage keys of applicant.md §3. */
export const storageKeys = {
  process: 'selectedProcess',
  rentObject: 'selectedRentObject',
  progress: 'questionnaireProgress',
} as const

/** Where the answers of a half-written questionnaire lie (the answers themselves are in the database). */
const progress = z.object({ applicationId: z.string(), section: z.enum(sections), savedAt: z.number() })
export type Progress = z.output<typeof progress>

/** Keeps the whole record, as it came. */
export const selectProcess = (record: ExternalProcess) => write(storageKeys.process, record)

/** The chosen process, undefined when none is stored or what is stored can't be read. */
export function selectedProcess(): ProcessSummary | undefined {
  const record = read(storageKeys.process, externalProcess)
  return record && readProcess(record)
}

/** Something is stored, and it is not a process: an older version's, or another program's. */
export const isSelectionUnreadable = () => localStorage.getItem(storageKeys.process) !== null && !selectedProcess()

export const selectRentObject = (process: ProcessSummary) => write(storageKeys.rentObject, deriveRentObject(process))

export const selectedRentObject = (): DerivedRentObject | undefined => read(storageKeys.rentObject, derivedRentObject)

export const rememberProgress = (at: { applicationId: string; section: Section }) =>
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
