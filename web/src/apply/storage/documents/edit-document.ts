import type { DocumentType } from '#shared/document/document-kinds.ts'
import { fileName } from '#shared/document/file-name.ts'
import { db, type LocalDocument } from '#web/apply/storage/database.ts'
import { inOrder, setAside } from '#web/apply/storage/documents.ts'
import { isOpen } from './store-document.ts'

/**
 * Gives a document another name, its ending kept, and tells which name it has now. An empty name, or one that cannot be
 * stored, changes nothing. What was announced to the server under the old name has to be announced again.
 */
export const renameDocument = (id: string, typed: string): Promise<string | undefined> =>
  edit(id, async (document) => {
    const { ending } = splitName(document.name)
    const given = splitName(typed.trim())
    const stem = given.ending.toLowerCase() === ending.toLowerCase() ? given.stem : typed.trim()
    const { success, data: name } = fileName().safeParse(`${stem}${ending}`)
    if (!stem || !success || name === document.name) return document.name
    const { transfer: _, ...rest } = document
    await db.docs.put({ ...rest, name })
    return name
  })

/** One place up or down among the documents of its renter and type. */
export const moveDocument = (id: string, by: -1 | 1) =>
  edit(id, async (document) => {
    const order = inOrder(await siblingsOf(document)).map((sibling) => sibling.id)
    const [from, to] = [order.indexOf(id), order.indexOf(id) + by]
    const neighbour = order[to]
    if (!neighbour) return
    order[from] = neighbour
    order[to] = id
    // Small numbers: what is added later stands behind them, because its place is the time.
    for (const [position, each] of order.entries()) await db.docs.update(each, { position })
  })

/** To the end of the documents of the other type. */
export const changeDocumentType = (id: string, type: DocumentType) =>
  edit(id, () => db.docs.update(id, { type, position: Date.now() }))

export const removeDocument = (id: string) => edit(id, (document) => setAside(document, id))

/** `Lohn März` and `.pdf`. */
export function splitName(name: string): { stem: string; ending: string } {
  const ending = name.match(/\.[^.]*$/)?.[0] ?? ''
  return { stem: name.slice(0, name.length - ending.length), ending }
}

/** Changes a document that was not sealed yet: what was sealed stays as it was promised to the landlord. */
const edit = <T>(id: string, change: (document: LocalDocument) => Promise<T>): Promise<T | undefined> =>
  db.transaction('rw', [db.drafts, db.kv, db.docs, db.chunks], async () => {
    const document = await db.docs.get(id)
    return document && (await isOpen(document.ownerId)) ? change(document) : undefined
  })

const siblingsOf = ({ ownerId, renterId, type }: LocalDocument) =>
  db.docs
    .where({ ownerId })
    .filter((other) => other.renterId === renterId && other.type === type)
    .toArray()
