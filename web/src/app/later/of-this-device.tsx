import { useEffect } from 'react'
import { onForgotten } from '#web/apply/delivery/status/delete-application.ts'
import { paths } from '#web/kit/address/paths.ts'
import { OutboxBanner } from './outbox-banner.tsx'

/** What every page has beside it once something may lie on the device. */
export const OfThisDevice = () => (
  <>
    <OutboxBanner />
    <FollowForgetting />
  </>
)

/** Where everything was removed in another tab, this one shows nothing of it any longer. */
function FollowForgetting() {
  useEffect(() => onForgotten(() => location.replace(paths.landing)), [])
  return null
}
