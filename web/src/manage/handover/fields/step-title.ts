import { createContext, use, useEffect } from 'react'

/** Says above all pages of a protocol which one it is. */
export const StepTitle = createContext<(title: string) => void>(() => undefined)

/** As long as the page stands, the document is called like it. */
export function useStepTitle(title: string): void {
  const tell = use(StepTitle)
  useEffect(() => {
    tell(title)
    return () => tell('')
  }, [tell, title])
}
