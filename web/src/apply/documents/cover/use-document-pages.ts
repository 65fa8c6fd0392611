import { useEffect, useState } from 'react'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import {
  type DocumentPages,
  type NotOpened,
  openPages,
  type Picture,
} from '#web/apply/storage/documents/document-pages.ts'

export interface OpenDocument {
  /** Undefined until it is opened. */
  count: number | undefined
  /** The page that is looked at; undefined until it is drawn, `none` where it cannot be. */
  picture: Picture | 'none' | undefined
  /** Why nothing is shown. */
  trouble: NotOpened | undefined
}

/** A document while it is looked at; what it takes is given back with it. @param index of the page, from 0 */
export function useDocumentPages(document: LocalDocument, index: number, password: Password | undefined): OpenDocument {
  // Its bytes never change.
  const [opened] = useState(document)
  const [pages, setPages] = useState<DocumentPages>()
  const [trouble, setTrouble] = useState<NotOpened>()
  useEffect(() => {
    let isOver = false
    let mine: DocumentPages | undefined
    const open = async () => {
      const answer = await openPages(opened, password?.typed)
      if ('refused' in answer) return isOver || setTrouble(answer.refused)
      if (isOver) return answer.close()
      mine = answer
      setTrouble(undefined)
      setPages(answer)
    }
    void open()
    return () => {
      isOver = true
      mine?.close()
    }
  }, [opened, password])

  const [drawn, setDrawn] = useState<{ index: number; picture: Picture | 'none' }>()
  useEffect(() => {
    let isOver = false
    void pages?.read(index).then((picture) => isOver || setDrawn({ index, picture: picture ?? 'none' }))
    return () => {
      isOver = true
    }
  }, [pages, index])
  return { count: pages?.count, picture: drawn?.index === index ? drawn.picture : undefined, trouble }
}

/** As it was typed; each time it is another one. */
export interface Password {
  typed: string
}
