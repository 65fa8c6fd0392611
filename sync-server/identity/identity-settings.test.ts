import { expect, test } from 'vitest'
import { readEnvironment } from '#server/env.ts'
import { production } from '#server/testing/outside/process.ts'

const oidc = { OIDC_ISSUER: 'https://login.test', OIDC_CLIENT_ID: 'einzug' }
const cognito = {
  COGNITO_REGION: 'eu-central-1',
  COGNITO_USER_POOL_ID: 'eu-central-1_Test',
  COGNITO_CLIENT_ID: 'client',
  COGNITO_DOMAIN: 'muster.auth.eu-central-1.amazoncognito.com',
}
const read = (variables: Record<string, string>) => readEnvironment(variables).identity
const refusal = (variables: Record<string, string>) => {
  try {
    readEnvironment(variables)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'accepted'
}

test('any OpenID provider is named by its issuer and what it calls this app', () => {
  expect(read(oidc)).toEqual({
    issuer: 'https://login.test',
    clientId: 'einzug',
    clientSecret: undefined,
    audience: undefined,
    scopes: 'openid email profile',
    logoutStyle: 'oidc',
    logoutEndpoint: undefined,
    acceptsImplicit: false,
    userPool: undefined,
  })
})

test('Cognito is named by its region, pool, client and domain; the rest follows', () => {
  expect(read({ ...cognito, COGNITO_CLIENT_SECRET: 'secret', OIDC_IMPLICIT: 'on' })).toEqual({
    issuer: 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Test',
    clientId: 'client',
    clientSecret: 'secret',
    audience: undefined,
    scopes: 'openid email profile',
    logoutStyle: 'cognito',
    logoutEndpoint: 'https://muster.auth.eu-central-1.amazoncognito.com/logout',
    acceptsImplicit: true,
    userPool: { region: 'eu-central-1', userPoolId: 'eu-central-1_Test' },
  })
})

test('nothing at all is the development provider, which production refuses', () => {
  expect(read({})).toBeUndefined()
  expect(refusal({ NODE_ENV: 'production' })).toContain(
    'OIDC_ISSUER or the COGNITO_ variables must be set in production',
  )
  const { NODE_ENV, PUBLIC_URL, SESSION_KEY } = production
  expect(refusal({ NODE_ENV, PUBLIC_URL, SESSION_KEY, ...oidc })).toBe('accepted')
  expect(refusal({ NODE_ENV, PUBLIC_URL, SESSION_KEY, ...cognito })).toBe('accepted')
})

test.each(Object.keys(cognito))('half a configuration is refused by the name of what is missing: %s', (name) => {
  expect(refusal({ ...cognito, [name]: '' })).toContain(`${name} must be set together with`)
})

test.each([
  ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'einzug' }],
  ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://login.test' }],
  ['OIDC_ISSUER', { OIDC_AUDIENCE: 'api' }],
  ['OIDC_ISSUER', { ...cognito, ...oidc }],
  ['OIDC_ISSUER', { ...oidc, OIDC_ISSUER: 'http://login.test' }],
  ['OIDC_ISSUER', { ...oidc, OIDC_ISSUER: 'login.test' }],
  ['OIDC_SCOPES', { ...oidc, OIDC_SCOPES: 'email' }],
  ['OIDC_LOGOUT_STYLE', { ...oidc, OIDC_LOGOUT_STYLE: 'saml' }],
  ['OIDC_IMPLICIT', { ...oidc, OIDC_IMPLICIT: 'yes' }],
  ['COGNITO_REGION', { ...cognito, COGNITO_REGION: 'evil.test/' }],
  ['COGNITO_DOMAIN', { ...cognito, COGNITO_DOMAIN: 'https://login.test' }],
  ['SESSION_KEY', { SESSION_KEY: 'short' }],
])('a wrong value is named: %s in %j', (name, variables) => {
  expect(refusal(variables)).toMatch(new RegExp(`^${name} `, 'm'))
})
