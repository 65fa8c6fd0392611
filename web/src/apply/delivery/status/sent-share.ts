import type { LocalDocument } from '#web/apply/storage/database.ts'

/** How much of the documents the server has confirmed. */
export function sentShare(documents: readonly Pick<LocalDocument, 'size' | 'transfer'>[]) {
  const total = documents.length
  const done = documents.filter(({ transfer }) => transfer?.done).length
  const bytes = documents.reduce((sum, { size }) => sum + size, 0)
  const sent = documents.reduce((sum, document) => sum + sentBytes(document), 0)
  return { done, total, percent: bytes === 0 ? 100 : Math.floor((sent / bytes) * 100) }
}

export const sentBytes = ({ size, transfer }: Pick<LocalDocument, 'size' | 'transfer'>) =>
  transfer?.done ? size : (transfer?.offset ?? 0)
