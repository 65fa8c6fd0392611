/** Where people prove who they are. It says nothing about what they may do: the users table does. */
export interface IdentityProvider {
  /** `development` stands for demo users without passwords. */
  readonly kind: 'development' | 'provider'
  /** Whether the callback page may take an access token from its address (sign-in.md, Callback). */
  readonly acceptsImplicit: boolean
  /**
   * @param asksAnew whoever is signed in at the provider is asked all the same who they are
   * @throws AppError SIGN_IN_UNAVAILABLE, as everything here that asks the provider
   */
  startSignIn: (redirectUri: string, asksAnew: boolean) => Promise<{ authorizeUrl: string; attempt: SignInAttempt }>
  /** @throws AppError SIGN_IN_FAILED when the code is not good, or the tokens are not for us */
  finishSignIn: (answer: SignInAnswer, attempt: SignInAttempt) => Promise<SignedIn>
  /** @throws AppError SIGN_IN_FAILED when the provider no longer takes the refresh token */
  refresh: (refreshToken: string) => Promise<Tokens>
  /** Where a browser ends the session at the provider; null when it has no such page, or cannot be asked. */
  findLogoutUrl: (returnTo: string, idToken: string | undefined) => Promise<string | null>
  /** @throws AppError UNAUTHORIZED for a token that is not valid, whatever is wrong with it */
  readAccessToken: (token: string) => Promise<AccessToken>
}

/** What a configured provider is asked with. */
export interface IdentitySettings {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  /** Of access tokens; undefined where they have none and name the client instead, as at Cognito. */
  audience: string | undefined
  scopes: string
  /** Cognito takes `client_id` and `logout_uri` in place of the standard's parameters. */
  logoutStyle: 'oidc' | 'cognito'
  /** Undefined: as the provider's discovery document has it. */
  logoutEndpoint: string | undefined
  acceptsImplicit: boolean
  /** The Cognito user pool in which people are invited. */
  userPool: { region: string; userPoolId: string } | undefined
}

/** What a browser keeps between leaving for the provider and coming back. */
export interface SignInAttempt {
  state: string
  nonce: string
  codeVerifier: string
}

/** What the provider's redirect brought back. */
interface SignInAnswer {
  code: string
  redirectUri: string
  iss: string | undefined
}

export interface Tokens {
  accessToken: string
  /** Until when we take the access token. */
  usableUntil: Date
  /** Undefined where the provider gives none, or no new one. */
  refreshToken: string | undefined
  idToken: string | undefined
}

export interface SignedIn extends Tokens {
  subject: string
  /** Only one that the provider has verified. */
  verifiedEmail: string | undefined
  /** When the provider last asked who it is, to the second; undefined where it does not say so. */
  askedAt: Date | undefined
}

/** What an access token says once everything about it was checked. */
export interface AccessToken {
  subject: string
  person: { username: string; email: string; firstName: string; lastName: string }
  usableUntil: Date
}
