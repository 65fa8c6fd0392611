import * as z from 'zod/mini'
import { like, onOff, optionalText, secret } from '#server/variables.ts'
import type { IdentitySettings } from './identity-provider.ts'

/** What an operator says about sign-in; `.env.example` explains each name. */
export const identityVariables = {
  OIDC_ISSUER: z.optional(
    z.string().check(
      z.refine((value) => isSafeIssuer(value), {
        error: 'must be an address like https://login.example.org, http only for localhost',
      }),
    ),
  ),
  OIDC_CLIENT_ID: optionalText(),
  OIDC_CLIENT_SECRET: optionalText(),
  OIDC_AUDIENCE: optionalText(),
  OIDC_SCOPES: z._default(like(/(^| )openid( |$)/, 'scopes with openid among them'), 'openid email profile'),
  OIDC_LOGOUT_STYLE: z.optional(z.enum(['oidc', 'cognito'], { error: 'must be oidc or cognito' })),
  OIDC_IMPLICIT: z._default(onOff(), 'off'),
  COGNITO_REGION: z.optional(like(/^[a-z0-9-]+$/, 'a region like eu-central-1')),
  COGNITO_USER_POOL_ID: z.optional(like(/^[\w-]+$/, 'an id like eu-central-1_AbCdEf123')),
  COGNITO_CLIENT_ID: optionalText(),
  COGNITO_CLIENT_SECRET: optionalText(),
  COGNITO_DOMAIN: z.optional(
    like(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'a host like example.auth.eu-central-1.amazoncognito.com'),
  ),
  SESSION_KEY: secret(32),
}

const variables = z.object(identityVariables)
type IdentityValues = z.output<typeof variables>

/**
 * What is missing or too much, by name: half a configuration must not be taken for none, which would open the
 * development sign-in.
 */
export function findIdentityMistakes(values: IdentityValues, isProduction: boolean): [name: string, mistake: string][] {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_AUDIENCE, OIDC_LOGOUT_STYLE } = values
  const { COGNITO_REGION, COGNITO_USER_POOL_ID, COGNITO_CLIENT_ID, COGNITO_DOMAIN, COGNITO_CLIENT_SECRET } = values
  const neededByOidc = { OIDC_ISSUER, OIDC_CLIENT_ID }
  const oidc = { ...neededByOidc, OIDC_CLIENT_SECRET, OIDC_AUDIENCE, OIDC_LOGOUT_STYLE }
  const neededByCognito = { COGNITO_REGION, COGNITO_USER_POOL_ID, COGNITO_CLIENT_ID, COGNITO_DOMAIN }
  const cognito = { ...neededByCognito, COGNITO_CLIENT_SECRET }

  const say = (names: string[], mistake: string) => names.map((name): [string, string] => [name, mistake])
  if (given(cognito).length > 0) {
    return [
      ...say(missing(neededByCognito), 'must be set together with the other COGNITO_ variables'),
      ...say(given(oidc), 'must not be set together with the COGNITO_ variables, which say the same'),
    ]
  }
  if (given(oidc).length > 0) return say(missing(neededByOidc), 'must be set together with the other OIDC_ variables')
  if (!isProduction) return []
  return say(
    ['OIDC_ISSUER'],
    'or the COGNITO_ variables must be set in production: without, everybody could sign in as anybody',
  )
}

const given = (values: object) => namesWhere(values, Boolean)
const missing = (values: object) => namesWhere(values, (value) => !value)
const namesWhere = (values: object, holds: (value: unknown) => boolean) =>
  Object.entries(values).flatMap(([name, value]) => (holds(value) ? [name] : []))

/** Undefined: the development provider. */
export function readIdentitySettings(values: IdentityValues): IdentitySettings | undefined {
  const common = { scopes: values.OIDC_SCOPES, acceptsImplicit: values.OIDC_IMPLICIT === 'on' }
  const { COGNITO_REGION: region, COGNITO_USER_POOL_ID: userPoolId, COGNITO_CLIENT_ID, COGNITO_DOMAIN } = values
  if (region && userPoolId && COGNITO_CLIENT_ID && COGNITO_DOMAIN) {
    return {
      ...common,
      issuer: `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`,
      clientId: COGNITO_CLIENT_ID,
      clientSecret: values.COGNITO_CLIENT_SECRET,
      // Its access tokens have none.
      audience: undefined,
      logoutStyle: 'cognito',
      logoutEndpoint: `https://${COGNITO_DOMAIN}/logout`,
      userPool: { region, userPoolId },
    }
  }
  if (!values.OIDC_ISSUER || !values.OIDC_CLIENT_ID) return undefined
  return {
    ...common,
    issuer: values.OIDC_ISSUER,
    clientId: values.OIDC_CLIENT_ID,
    clientSecret: values.OIDC_CLIENT_SECRET,
    audience: values.OIDC_AUDIENCE,
    logoutStyle: values.OIDC_LOGOUT_STYLE ?? 'oidc',
    logoutEndpoint: undefined,
    userPool: undefined,
  }
}

function isSafeIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
}
