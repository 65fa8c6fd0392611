import { db } from './database.ts'

/** Of an application; null when there is none on this device. */
export const findReceipt = async (id: string) => (await db.receipts.get(id)) ?? null
