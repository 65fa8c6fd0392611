import * as z from 'zod/mini'
import { defineContract, endpoint } from '#shared/endpoint.ts'

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))

export const accountContract = defineContract({
  /**
   * `returnUrl` is where the identity provider sends the person back: the callback page of this very origin. With `asksAnew`
   * the provider asks who it is, whoever is signed in there.
   */
  readLoginUrl: endpoint('GET', '/api/auth/login-url', 'anyone', {
    query: z.object({ returnUrl: z.optional(z.string()), asksAnew: z.optional(z.literal('true')) }),
    answer: z.object({ authorizeUrl: z.string() }),
  }),
  /**
   * Exchanges the code of the callback for an access token, and sets the cookie of the session. `state` and `iss` are the
   * callback's own parameters; who sends them has them checked.
   */
  exchangeCode: endpoint('POST', '/api/auth/token', 'anyone', {
    body: z.object({
      code: text(4096),
      redirectUri: text(2048),
      state: z.optional(text(2048)),
      iss: z.optional(text(2048)),
    }),
    /** `expires_in` in seconds. `asked_anew`: the provider was to ask who it is, and says that it has. */
    answer: z.object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      expires_in: z.number(),
      asked_anew: z.optional(z.literal(true)),
    }),
  }),
  /** A fresh access token for whoever has the cookie of a session. */
  renewToken: endpoint('GET', '/api/cognito/token', 'anyone', {
    /** `expiresIn` in seconds; `warning` says what a developer should know. */
    answer: z.object({ token: z.string(), expiresIn: z.number(), warning: z.optional(z.string()) }),
  }),
  /** Ends the session of the cookie. `logoutUrl` ends the one at the identity provider too. */
  signOut: endpoint('POST', '/api/auth/logout', 'anyone', { answer: z.object({ logoutUrl: z.nullable(z.string()) }) }),
})
