import { deleteJob } from '#web/apply/delivery/jobs/keep-receipt.ts'
import { tellForgotten } from '#web/apply/returning/forgotten.ts'
import { noteContents } from '#web/apply/returning/returning.ts'
import { clearSelection } from '#web/apply/selection/selection.ts'
import { db } from '#web/apply/storage/database.ts'
import { forgetRemoved } from '#web/apply/storage/documents.ts'
import { forgetAll } from '#web/apply/storage/forgotten.ts'
import { forgetAllTyped, forgetTyped } from '#web/apply/storage/last-typed.ts'

/** Removes an application and its documents from the device, whether it is a draft, waits to be sent, or was received. */
export async function deleteApplication(id: string): Promise<void> {
  await db.transaction('rw', [db.drafts, db.jobs, db.docs, db.chunks, db.receipts], async () => {
    await forgetRemoved(id)
    await Promise.all([deleteJob(db, id), db.drafts.delete(id), db.receipts.delete(id)])
  })
  forgetTyped(id)
}

/** Everything that anybody wrote here to apply for a home, because the device is somebody else's. The choice of language stays, and what managers keep. */
export async function forgetEverything(): Promise<void> {
  await forgetAll(db)
  forgetAllTyped()
  clearSelection()
  noteContents(false)
  tellForgotten()
}
