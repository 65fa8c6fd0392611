import { useEffect } from 'react'
import { onForgotten } from '#web/apply/delivery/status/delete-application.ts'
import { paths } from '#web/kit/address/paths.ts'
import { FocusKept } from './focus-kept.ts'
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

/** Where everything was removed in another tab, this one shows nothing of it any longer. */
function FollowForgetting() {
  useEffect(() => onForgotten(() => location.replace(paths.landing)), [])
  return null
}
