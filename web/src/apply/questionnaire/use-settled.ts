import { useEffect, useState } from 'react'
import type { Section } from '#shared/application/sections.ts'
import { DOUBLE_TAP_MS } from '#web/kit/ui/double-tap.ts'

/** Whether the second of two taps that led to this section is over: "Submit" stands where "Next" was. */
export function useSettled(section: Section): boolean {
  const [settled, setSettled] = useState<Section>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(section), DOUBLE_TAP_MS)
    return () => clearTimeout(timer)
  }, [section])
  return settled === section
}
