import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import type { AccessToken } from './identity-provider.ts'

/** An access token is renewed after ten minutes, however long its provider would take it (sign-in.md, Sessions). */
export const ACCESS_TOKEN_SECONDS = 10 * 60
/** By how much the clocks of provider and server may differ. */
const SKEW_SECONDS = 60
/** By how much the server's may be set back while somebody is signed in: the token is good all the same, and for no longer. */
const SET_BACK_SECONDS = 11 * 60
/** Far above what providers give, far below what is work to decode. */
const MAX_LENGTH = 16_384
/** Signatures by a key that only the provider has; never a shared secret, never none. */
const algorithms = ['RS256', 'PS256', 'ES256']

export interface AccessTokenRules {
  /** By the key's id; addresses and keys that the token itself names are never used. */
  findKey: JWTVerifyGetKey
  issuer: string
  clientId: string
  audience: string | undefined
  now: Date
}

/** @throws AppError UNAUTHORIZED when anything is wrong, and does not say what */
export async function readAccessToken(token: string, rules: AccessTokenRules): Promise<AccessToken> {
  const { findKey, issuer, audience, now } = rules
  if (token.length > MAX_LENGTH) throw new AppError('UNAUTHORIZED')
  try {
    const { payload } = await jwtVerify(token, findKey, {
      issuer,
      ...(audience && { audience }),
      algorithms,
      clockTolerance: SKEW_SECONDS,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    return describe(z.parse(claims, payload), rules)
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.core.$ZodError) throw new AppError('UNAUTHORIZED')
    throw error
  }
}

const text = z.catch(z.string(), '')
const claims = z.object({
  sub: z.string().check(z.minLength(1)),
  exp: z.number(),
  iat: z.number(),
  token_use: z.optional(z.string()),
  client_id: z.optional(z.string()),
  username: text,
  preferred_username: text,
  email: text,
  given_name: text,
  family_name: text,
})

function describe(
  said: z.output<typeof claims>,
  { clientId, audience, now }: Pick<AccessTokenRules, 'clientId' | 'audience' | 'now'>,
): AccessToken {
  const seconds = now.getTime() / 1000
  const age = seconds - said.iat
  if (age > ACCESS_TOKEN_SECONDS + SKEW_SECONDS || age < -SET_BACK_SECONDS) throw new AppError('UNAUTHORIZED')
  // Cognito's ID tokens have the same issuer and keys.
  if (said.token_use !== undefined && said.token_use !== 'access') throw new AppError('UNAUTHORIZED')
  if (!audience && said.client_id !== clientId) throw new AppError('UNAUTHORIZED')
  return {
    subject: said.sub,
    person: {
      username: said.username || said.preferred_username || said.email || said.sub,
      email: said.email,
      firstName: said.given_name,
      lastName: said.family_name,
    },
    usableUntil: new Date(Math.min(said.exp, Math.min(said.iat, seconds) + ACCESS_TOKEN_SECONDS) * 1000),
  }
}
