import { useEffect } from 'react'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { readFileBytes, useAbsentFiles } from '#web/manage/records/use-protocol-files.ts'

/**
 * Brings photos onto this device while there is a connection: those that the protocol shows, because its document is made of them,
 * and those of earlier defects, which one that is still there shows again.
 */
export function KeepPhotos() {
  const { absentPhotos, baseline, files } = useProtocolDraft()
  const earlier = (baseline?.rooms ?? []).flatMap(({ content }) => content.defects.flatMap(({ photoIds }) => photoIds))
  const absent = [...new Set([...absentPhotos, ...useAbsentFiles(earlier)])]
  const isThere = (id: string) => files.some((file) => file.id === id && file.storedAt !== null)
  const ids = absent.filter(isThere).join()
  useEffect(() => {
    let isOver = false
    const fetchAll = async () => {
      for (const id of ids.split(',').filter(Boolean)) {
        if (isOver) return
        await readFileBytes(id).catch(() => undefined)
      }
    }
    const again = () => void fetchAll()
    again()
    addEventListener('online', again)
    return () => {
      isOver = true
      removeEventListener('online', again)
    }
  }, [ids])
  return null
}
