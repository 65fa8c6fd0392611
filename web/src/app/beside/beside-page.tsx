import { FocusKept } from './focus-kept.ts'
import { ScrollMemory } from './scroll-memory.tsx'

/** What every page has beside it, and no first screen waits for. */
export const BesidePage = () => (
  <>
    <FocusKept />
    <ScrollMemory />
  </>
)
