import { db } from './database.ts'

/** Under it lies what was answered, and it owns the documents: no draft and no job, so nothing that sends or counts finds them. */
export const DOSSIER = 'dossier'

/** Whether something was kept for the next home; it may be over by now. Asked before what it is made of is loaded. */
export const hasDossier = async (): Promise<boolean> => (await db.kv.where({ k: DOSSIER }).count()) > 0
