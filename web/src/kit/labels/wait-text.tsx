import { Trans } from '@lingui/react/macro'
import type { WaitReason } from '#web/kit/device/wait-reason.ts'
import { timeAfter } from '#web/kit/ui/moment.ts'
import { useThisDevice } from '#web/kit/ui/this-device.ts'

interface WaitTextProps {
  reason: WaitReason
  /** When it is tried again, in milliseconds since 1970. */
  at: number
  /** What something on the way answered. */
  http?: number | undefined
}

/** Why something waits, and when it is tried again where that is known. */
export function WaitText({ reason, at, http }: WaitTextProps) {
  const thisDevice = useThisDevice()
  const time = timeAfter(at)
  switch (reason) {
    case 'offline':
      return <Trans>No connection: we try again automatically.</Trans>
    case 'unreached':
      return <Trans>The server cannot be reached. We try again automatically.</Trans>
    case 'login':
      return <Trans>This network seems to ask for a login first. We try again automatically.</Trans>
    case 'filtered':
      return (
        <Trans>
          Something between here and the server refuses it ({http}), such as a filter of this network. We try again
          automatically; another network may let it through.
        </Trans>
      )
    case 'busy':
      return <Trans>The server takes no more from this connection for now. We try again at {time}.</Trans>
    case 'no_room':
      return <Trans>The server takes no documents at the moment. This stays here, and we try again at {time}.</Trans>
    case 'server_down':
      return <Trans>The server cannot take it at the moment. We try again at {time}.</Trans>
    case 'device':
      return <Trans>Something on {thisDevice} kept it from being sent. We try again automatically.</Trans>
  }
}
