import { useEffect } from 'react'
import { readFileBytes } from '#web/records/use-protocol-files.ts'
import { useWalk } from './use-walk.ts'

/** Brings the photos of earlier defects onto this device while there is a connection: one that is still there shows them again. */
export function KeepEarlierPhotos() {
  const { baseline } = useWalk()
  const ids = (baseline?.rooms ?? [])
    .flatMap(({ content }) => content.defects.flatMap(({ photoIds }) => photoIds))
    .join()
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
