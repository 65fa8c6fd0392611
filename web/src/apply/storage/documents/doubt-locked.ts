import { db, type LocalDocument } from '#web/apply/storage/database.ts'
import { isPdf, openPdf } from './document-pages.ts'

/** Says of a PDF that is kept already that nobody can read it without its password. What finds that out may have to be loaded. */
export async function doubtLocked(document: LocalDocument, bytes: ArrayBuffer): Promise<void> {
  // Most have none, and many that are encrypted open for everybody.
  if (!isPdf(document) || !new TextDecoder('latin1').decode(bytes).includes('/Encrypt')) return
  const pages = await openPdf(new Uint8Array(bytes))
  if (!('refused' in pages)) pages.close()
  else if (pages.refused === 'locked') await db.docs.update(document.id, { doubt: 'locked' })
}
