import { db } from './database.ts'

/** Of the application that was received last; null when there is none on this device. */
export const newestReceipt = async () => (await db.receipts.orderBy('receivedAt').last()) ?? null
