import { db } from '#web/apply/storage/database.ts'

/** Whether documents may leave the device before *Submit*. */
export const sendsEarly = async (draftId: string): Promise<boolean> =>
  (await db.drafts.get(draftId))?.sendsEarly ?? false

/** Changes this field alone: a save of answers that is under way neither overwrites it nor takes it for another tab's. */
export const setSendsEarly = (draftId: string, sendsEarly: boolean) => db.drafts.update(draftId, { sendsEarly })
