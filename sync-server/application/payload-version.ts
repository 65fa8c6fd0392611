import * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import { validate } from '#server/http/validate.ts'
import { PAYLOAD_VERSION } from '#shared/application/contract.ts'

/** What was sealed on a device can't be rewritten there, so this rises only where taking it would do harm. */
const OLDEST_ACCEPTED = 1

/** The first version did not say which one it is. */
const versioned = z.object({ payloadVersion: z._default(z.int(), 1) })

/**
 * Whether this server can read a submission.
 * @throws AppError CLIENT_TOO_OLD; UNAVAILABLE for a version that a later release knows: this one is there because that
 * one was rolled back or has not arrived everywhere, and the device tries again
 */
export function checkPayloadVersion(posted: Readonly<Record<string, unknown>>): void {
  const { payloadVersion } = validate(versioned, posted)
  if (payloadVersion < OLDEST_ACCEPTED) throw new AppError('CLIENT_TOO_OLD')
  if (payloadVersion > PAYLOAD_VERSION) throw new AppError('UNAVAILABLE')
}
