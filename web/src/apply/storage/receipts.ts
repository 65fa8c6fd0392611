import { db } from './database.ts'

/** Of an application; null when there is none on this device. */
export const findReceipt = async (id: string) => (await db.receipts.get(id)) ?? null

/** As the server said it. One that is not kept here any more stays away; the withdrawal stands, whether the device can note it or not. */
export const noteWithdrawn = async (id: string, withdrawnAt: string): Promise<void> => {
  await db.receipts.update(id, { withdrawnAt }).catch(() => 0)
}
