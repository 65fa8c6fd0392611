import { useEffect } from 'react'
import { onForgotten } from '#web/apply/delivery/status/delete-application.ts'
import { paths } from '#web/kit/address/paths.ts'

/** Where everything was removed in another tab, this one shows nothing of it any longer. */
export function FollowForgetting() {
  useEffect(() => onForgotten(() => location.replace(paths.landing)), [])
  return null
}
