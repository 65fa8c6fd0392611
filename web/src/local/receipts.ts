import { db } from './database.ts'

/** Of an application, or of the one that was received last; null when there is none on this device. */
export const findReceipt = async (id: string | null) =>
  (id ? await db.receipts.get(id) : await db.receipts.orderBy('receivedAt').last()) ?? null
