import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'

const arrival = z.object({
  why: z.optional(z.enum(['left', 'unauthorized', 'locked', 'no_connection', 'role'])),
  /** Why a sign-in failed, in the person's words. */
  problem: z.optional(z.string()),
})

/** Why somebody stands before the sign-in who did not ask for it. It comes with the navigation, not with the address. */
export function LoginReason() {
  const { data } = arrival.safeParse(useLocation().state)
  const words = data?.problem ?? (data?.why && reasons[data.why])
  if (!words) return null
  return (
    <Box role="alert" mb="4">
      <Notice>{words}</Notice>
    </Box>
  )
}

const reasons: Record<NonNullable<z.output<typeof arrival>['why']>, ReactNode> = {
  left: null,
  unauthorized: (
    <>
      <Text fontWeight="semibold">
        <Trans>Unauthorized</Trans>
      </Text>
      <Text>
        <Trans>
          Your session has ended. Please sign in again. What you read on this device is locked, and deleted after 24
          hours.
        </Trans>
      </Text>
    </>
  ),
  locked: (
    <Trans>
      This device had no contact with the server for a while, so what lies on it is locked. Please sign in with a
      connection.
    </Trans>
  ),
  role: (
    <>
      <Text fontWeight="semibold">
        <Trans>Your account has no access here</Trans>
      </Text>
      <Text>
        <Trans>You signed in, but only managers and platform owners work here. Please ask your administrator.</Trans>
      </Text>
    </>
  ),
  no_connection: <Trans>There is no connection to the server. Signing in needs one.</Trans>,
}
