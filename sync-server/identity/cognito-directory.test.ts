import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { listen } from '#server/http/listen.ts'
import { cognitoDirectory } from './cognito-directory.ts'

/** A server that speaks Cognito's protocol: one address, the action in a header, JSON of version 1.1. */
const asked: { action: string; input: unknown }[] = []
let answer: { status: 200 | 400; body: Record<string, unknown> }
const app = new Hono().post('/', async (c) => {
  asked.push({ action: c.req.header('x-amz-target') ?? '', input: JSON.parse(await c.req.text()) })
  return c.body(JSON.stringify(answer.body), answer.status, { 'content-type': 'application/x-amz-json-1.1' })
})
const server = await listen(app, { port: 0, host: '127.0.0.1' })
vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
})
beforeEach(() => {
  asked.length = 0
  answer = { status: 200, body: {} }
})

const log: string[] = []
const directoryAt = (endpoint: string) =>
  cognitoDirectory({
    region: 'eu-central-1',
    userPoolId: 'eu-central-1_Test',
    endpoint,
    log: (entry) => void log.push(JSON.stringify(entry)),
  })
const directory = directoryAt(server.url)
const mira = { email: 'mira@muster.test', firstName: 'Mira', lastName: 'Muster' }
const actions = () => asked.map(({ action }) => action.replace('AWSCognitoIdentityProviderService.', ''))

test('Cognito writes the invitation, is given no password, and tells whom it made', async () => {
  answer = { status: 200, body: { User: { Attributes: [{ Name: 'sub', Value: 'sub-of-mira' }] } } }
  expect(await directory.invite(mira)).toBe('sub-of-mira')
  expect(asked).toEqual([
    {
      action: 'AWSCognitoIdentityProviderService.AdminCreateUser',
      input: {
        UserPoolId: 'eu-central-1_Test',
        Username: 'mira@muster.test',
        DesiredDeliveryMediums: ['EMAIL'],
        UserAttributes: [
          { Name: 'email', Value: 'mira@muster.test' },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'given_name', Value: 'Mira' },
          { Name: 'family_name', Value: 'Muster' },
        ],
      },
    },
  ])
  expect(directory.sendsInvitations).toBe(true)
})

test('somebody who is there already is fine, and becomes nobody before the address is verified', async () => {
  answer = { status: 400, body: { __type: 'UsernameExistsException', message: 'User account already exists' } }
  expect(await directory.invite(mira)).toBeUndefined()
})

test('who is deactivated is kept out, and signed out everywhere', async () => {
  await directory.deactivate('sub-of-mira')
  expect(actions()).toEqual(['AdminDisableUser', 'AdminUserGlobalSignOut'])
  expect(asked.map(({ input }) => input)).toEqual(
    [1, 2].map(() => ({ UserPoolId: 'eu-central-1_Test', Username: 'sub-of-mira' })),
  )
  await directory.reactivate('sub-of-mira')
  expect(actions()).toContain('AdminEnableUser')
})

test('Cognito writes an invitation once more, unless the person has set a password', async () => {
  expect(await directory.inviteAgain(mira)).toBe(true)
  expect(asked[0]?.input).toEqual({
    UserPoolId: 'eu-central-1_Test',
    Username: 'mira@muster.test',
    MessageAction: 'RESEND',
    DesiredDeliveryMediums: ['EMAIL'],
  })
  answer = { status: 400, body: { __type: 'UnsupportedUserStateException', message: 'User cannot be invited.' } }
  expect(await directory.inviteAgain(mira)).toBe(false)
})

test('whose invitation is taken back is removed at Cognito, and need not be there', async () => {
  await directory.remove('sub-of-mira')
  answer = { status: 400, body: { __type: 'UserNotFoundException', message: 'User does not exist.' } }
  await directory.remove('sub-of-mira')
  expect(actions()).toEqual(['AdminDeleteUser', 'AdminDeleteUser'])
  expect(asked[0]?.input).toEqual({ UserPoolId: 'eu-central-1_Test', Username: 'sub-of-mira' })
})

test('somebody whom Cognito does not know need not be kept out', async () => {
  answer = { status: 400, body: { __type: 'UserNotFoundException', message: 'User does not exist.' } }
  await directory.deactivate('nobody')
  expect(actions()).toEqual(['AdminDisableUser'])
})

test.each([
  ['refuses', () => directory],
  ['cannot be reached', () => directoryAt('http://localhost:1')],
])('a Cognito that %s is named as the reason, and nobody in the log', async (_, at) => {
  answer = { status: 400, body: { __type: 'NotAuthorizedException', message: 'mira@muster.test' } }
  await expect(at().invite(mira)).rejects.toEqual(new AppError('SIGN_IN_UNAVAILABLE'))
  expect(log.join()).toContain('user_directory_failed')
  expect(log.join()).not.toContain('mira')
})
