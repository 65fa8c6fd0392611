import { createHmac } from 'node:crypto'
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { readAccessToken } from './access-token.ts'

const issuer = 'https://login.test/pool'
const now = new Date('2026-11-21T12:00:00Z')
const at = now.getTime() / 1000
const own = await generateKeyPair('RS256', { extractable: true })
const other = await generateKeyPair('RS256')
const elliptic = await generateKeyPair('ES256', { extractable: true })
const unlisted = await generateKeyPair('ES384', { extractable: true })
const findKey = createLocalJWKSet({
  keys: [
    { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(elliptic.publicKey)), kid: 'elliptic', alg: 'ES256', use: 'sig' },
    { ...(await exportJWK(unlisted.publicKey)), kid: 'unlisted', alg: 'ES384', use: 'sig' },
  ],
})
const good = { iss: issuer, sub: 'somebody', client_id: 'web', token_use: 'access', iat: at - 60, exp: at + 540 }

const sign = (changes: Record<string, unknown> = {}, header: Record<string, unknown> = {}, key = own.privateKey) =>
  new SignJWT({ ...good, ...changes }).setProtectedHeader({ alg: 'RS256', kid: 'own', ...header }).sign(key)
const read = (token: string, audience?: string) =>
  readAccessToken(token, { findKey, issuer, clientId: 'web', audience, now })
const outcome = (token: string, audience?: string) =>
  read(token, audience).then(
    () => 'accepted',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a token of the provider for this app names who it is about and how long it is taken', async () => {
  expect(await read(await sign({ username: 'ada' }))).toEqual({
    subject: 'somebody',
    person: { username: 'ada', email: '', firstName: '', lastName: '' },
    usableUntil: new Date((at + 540) * 1000),
  })
})

test('a server that is set back by eleven minutes takes the tokens of before, and for no longer than others', async () => {
  const { usableUntil } = await read(await sign({ iat: at + 659, exp: at + 86_400 }))
  expect(usableUntil).toEqual(new Date((at + 600) * 1000))
  expect(await outcome(await sign({ iat: at + 661, exp: at + 86_400 }))).toBe('UNAUTHORIZED')
})

test('however long the provider would take it, ten minutes after it was made a token is used up', async () => {
  const { usableUntil } = await read(await sign({ exp: at + 86_400 }))
  expect(usableUntil).toEqual(new Date((at - 60 + 600) * 1000))
  expect(await outcome(await sign({ iat: at - 600 - 59, exp: at + 86_400 }))).toBe('accepted')
  expect(await outcome(await sign({ iat: at - 600 - 61, exp: at + 86_400 }))).toBe('UNAUTHORIZED')
})

test.each([
  ['expired 59 seconds ago', { exp: at - 59 }, 'accepted'],
  ['expired 61 seconds ago', { exp: at - 61 }, 'UNAUTHORIZED'],
  ['good from in 59 seconds on', { nbf: at + 59 }, 'accepted'],
  ['good from in 61 seconds on', { nbf: at + 61 }, 'UNAUTHORIZED'],
])('clocks may differ by a minute: a token that is %s', async (_, changes, expected) => {
  expect(await outcome(await sign(changes))).toBe(expected)
})

test.each([
  ['of another issuer', { iss: 'https://evil.test' }],
  ['of another pool of the same provider', { iss: `${issuer}2` }],
  ['of another client', { client_id: 'other' }],
  ['of no client', { client_id: undefined }],
  ['that is an ID token', { token_use: 'id', client_id: undefined, aud: 'web' }],
  ['that is an ID token and names the client', { token_use: 'id' }],
  ['about nobody', { sub: undefined }],
  ['about an empty name', { sub: '' }],
  ['about a number', { sub: 7 }],
  ['without an end', { exp: undefined }],
  ['without a beginning', { iat: undefined }],
  ['whose end is a text', { exp: 'later' }],
])('a token %s is refused', async (_, changes) => {
  expect(await outcome(await sign(changes))).toBe('UNAUTHORIZED')
})

test('where access tokens have an audience it decides, and an ID token has another', async () => {
  expect(await outcome(await sign({ aud: 'urn:api', client_id: undefined }), 'urn:api')).toBe('accepted')
  expect(await outcome(await sign({ aud: 'urn:other' }), 'urn:api')).toBe('UNAUTHORIZED')
  expect(await outcome(await sign({ aud: 'web' }), 'urn:api')).toBe('UNAUTHORIZED')
  expect(await outcome(await sign(), 'urn:api')).toBe('UNAUTHORIZED')
})

test('a token that is signed by another key is refused, whatever key it names', async () => {
  const jwk = await exportJWK(other.publicKey)
  for (const header of [{}, { kid: 'other' }, { kid: undefined }, { jwk }, { jku: 'https://evil.test/keys' }]) {
    expect(await outcome(await sign({}, header, other.privateKey))).toBe('UNAUTHORIZED')
  }
  for (const kid of ['../../etc/passwd', "' or 1=1 --", 7, null]) {
    expect(await outcome(await sign({}, { kid }, other.privateKey))).toBe('UNAUTHORIZED')
  }
})

test('a token without a signature is refused', async () => {
  const [header, payload] = (await sign()).split('.')
  const unsigned = ['none', 'None', 'NONE'].map((alg) => `${base64({ alg })}.${payload}.`)
  for (const token of [...unsigned, `${header}.${payload}.`, `${header}.${payload}`]) {
    expect(await outcome(token)).toBe('UNAUTHORIZED')
  }
})

test('the public key is no shared secret: a token signed with its text is refused', async () => {
  const head = `${base64({ alg: 'HS256', kid: 'own' })}.${base64(good)}`
  const jwk = JSON.stringify(await exportJWK(own.publicKey))
  for (const secret of [await exportSPKI(own.publicKey), jwk]) {
    const signature = createHmac('sha256', secret).update(head).digest('base64url')
    expect(await outcome(`${head}.${signature}`)).toBe('UNAUTHORIZED')
  }
})

test('a key is used with its own algorithm alone', async () => {
  const signed = await new SignJWT(good).setProtectedHeader({ alg: 'ES256', kid: 'elliptic' }).sign(elliptic.privateKey)
  expect(await outcome(signed)).toBe('accepted')
  const confused = await new SignJWT(good).setProtectedHeader({ alg: 'ES256', kid: 'own' }).sign(elliptic.privateKey)
  expect(await outcome(confused)).toBe('UNAUTHORIZED')
})

test('an algorithm that we do not list is refused, also when the provider has a key for it', async () => {
  const header = { alg: 'ES384', kid: 'unlisted' }
  expect(await outcome(await new SignJWT(good).setProtectedHeader(header).sign(unlisted.privateKey))).toBe(
    'UNAUTHORIZED',
  )
})

test('a token that is too long is not looked at, however good', async () => {
  expect(await outcome(await sign({ padding: 'a'.repeat(1000) }))).toBe('accepted')
  expect(await outcome(await sign({ padding: 'a'.repeat(20_000) }))).toBe('UNAUTHORIZED')
})

test.each([
  ['empty', ''],
  ['a word', 'token'],
  ['three empty parts', '..'],
  ['no JSON', 'a.b.c'],
  ['an encrypted one', 'a.b.c.d.e'],
  ['100 KB', `${'a'.repeat(100_000)}.b.c`],
])('what is no token is refused: %s', async (_, token) => {
  expect(await outcome(token)).toBe('UNAUTHORIZED')
})

test('a token that was changed is refused', async () => {
  const [header, , signature] = (await sign()).split('.')
  expect(await outcome(`${header}.${base64({ ...good, sub: 'owner' })}.${signature}`)).toBe('UNAUTHORIZED')
})
