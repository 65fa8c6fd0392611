import { FocusKept } from './focus-kept.ts'
import { FollowForgetting } from './follow-forgetting.tsx'
import { OutboxBanner } from './outbox-banner.tsx'
import { ScrollMemory } from './scroll-memory.tsx'

/** What every page has beside it, and no first screen waits for. */
export const BesidePage = () => (
  <>
    <OutboxBanner />
    <FocusKept />
    <FollowForgetting />
    <ScrollMemory />
  </>
)
