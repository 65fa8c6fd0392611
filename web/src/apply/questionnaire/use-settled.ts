import { useEffect, useState } from 'react'

/** Whether it has been what it is for so long, in milliseconds. */
export function useSettled(of: string | true, ms: number): boolean {
  const [settled, setSettled] = useState<typeof of>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(of), ms)
    return () => clearTimeout(timer)
  }, [of, ms])
  return settled === of
}
