import type { applicationProcesses } from '#server/db/schema.ts'
import { managedProcess } from '#shared/process/manager/process.ts'
import { publisher } from './publisher.ts'

export type ProcessRow = typeof applicationProcesses.$inferSelect

export const publicProcess = publisher(managedProcess)
