import { FollowForgetting } from './follow-forgetting.tsx'
import { OutboxBanner } from './outbox-banner.tsx'

/** What every page has beside it once something may lie on the device. */
export const OfThisDevice = () => (
  <>
    <OutboxBanner />
    <FollowForgetting />
  </>
)
