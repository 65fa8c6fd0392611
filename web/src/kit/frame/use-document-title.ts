import { useEffect } from 'react'

/** @param title of the page, before the product's name */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Einzug`
  }, [title])
}
