import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { activities, users } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import { type InvitedUser, noDirectory } from '#server/identity/user-directory.ts'
import { postAs, readData, sortedStatuses } from '#server/testing/admin-requests.ts'
import { buildOwner, buildStaff, type Staff, type UserRow } from '#server/testing/build/build-people.ts'
import { postJson, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { user } from '#shared/user/user.ts'

/** What the identity provider does to the next invitations, and whom it was asked to invite. */
const provider = { sendsInvitations: false, isDown: false, subject: undefined as string | undefined }
let asked: InvitedUser[] = []
const { app, db, close } = await setupTestApp({
  userDirectory: {
    ...noDirectory,
    get sendsInvitations() {
      return provider.sendsInvitations
    },
    invite(person) {
      asked.push(person)
      if (provider.isDown) return Promise.reject(new AppError('SIGN_IN_UNAVAILABLE'))
      return Promise.resolve(provider.subject)
    },
  },
})
afterAll(close)

let own: Staff
let foreign: Staff
let owner: UserRow
beforeAll(async () => {
  own = await buildStaff(db, 'Eigen\nVerwaltung')
  foreign = await buildStaff(db)
  owner = await buildOwner(db)
})
beforeEach(async () => {
  Object.assign(provider, { sendsInvitations: false, isDown: false, subject: undefined })
  asked = []
  await db.delete(mails)
  await db.delete(activities)
})

/** As documented (sign-in.md, Inviting), the password that the client sends included. */
const invitation = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Zoé',
  lastName: 'Neuling',
  email: `${newId()}@einzug.test`,
  password: 'Kanarienvogel!',
  role: 'manager',
  organizationId: own.organization.id,
  isActive: true,
  ...changes,
})

const invite = (body: unknown, caller: UserRow = own.manager, headers: Record<string, string> = {}) =>
  postAs(app, caller, '/api/users', body, headers)
const find = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0]

test('an invited person has an account, a line in the log and a mail that says where to sign in', async () => {
  const body = invitation({ email: ' Zoe@Einzug.Test ' })
  const response = await invite(body, own.manager, { 'accept-language': 'de-CH,en;q=0.5' })
  expect(response.status).toBe(201)
  const created = await readData(user, response)
  expect(created).toMatchObject({ username: 'zoe@einzug.test', email: 'zoe@einzug.test', isActive: true })
  expect(created).toMatchObject({ firstName: 'Zoé', role: 'manager', organizationId: own.organization.id })
  expect(await db.select().from(activities)).toMatchObject([
    { kind: 'user_invited', actorId: own.manager.id, recordId: created.id, recordName: 'Zoé Neuling' },
  ])
  const [mail, ...others] = await db.select().from(mails)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'zoe@einzug.test', subject: 'Ihr Zugang zu Einzug für Eigen Verwaltung' })
  for (const fact of ['Guten Tag Zoé', 'Mona Mustermann', 'https://einzug.test/admin-login']) {
    expect(mail?.body).toContain(fact)
  }
})

test('the password that a client sends is nowhere: not in a table, a mail, or at the identity provider', async () => {
  const body = invitation()
  await invite(body)
  const stored = [await find(body.email), await db.select().from(mails), await db.select().from(activities), asked]
  expect(asked).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain('Kanarienvogel')
})

test('a body cannot give more than an invitation: other fields change nothing', async () => {
  const forged = {
    isActive: false,
    subject: 'somebody',
    username: 'root',
    createdAt: '1970-01-01',
    data: { role: 'user' },
  }
  const body = invitation({ role: 'user', ...forged })
  await invite(body)
  expect(await find(body.email)).toMatchObject({ role: 'user', isActive: true, subject: null, username: body.email })
})

test.each(['platform_owner', 'admin', '', null, ['manager'], { $ne: 'user' }])(
  'no invitation makes a %j',
  async (role) => {
    for (const caller of [own.manager, owner]) {
      const body = invitation({ role })
      const error = await readError(await invite(body, caller))
      expect(error).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: ['role'] })
      expect(await find(body.email)).toBeUndefined()
    }
  },
)

test('a manager invites nobody into another organization, and cannot tell whether it exists', async () => {
  const answers = []
  for (const organizationId of [foreign.organization.id, newId()]) {
    answers.push(await (await invite(invitation({ organizationId }))).text())
  }
  expect(answers[0]).toContain('NOT_FOUND')
  expect(answers[0]).toBe(answers[1])
  expect(asked).toEqual([])
})

test('a platform owner invites into every organization that exists', async () => {
  expect((await invite(invitation({ organizationId: foreign.organization.id }), owner)).status).toBe(201)
  expect((await invite(invitation({ organizationId: newId() }), owner)).status).toBe(404)
})

test('the same invitation again answers the same person, and nobody is written to twice', async () => {
  const body = invitation({ id: newId() })
  const first = await readData(user, await invite(body))
  const again = await invite({ ...body, password: 'another', email: body.email.toUpperCase() })
  expect(again.status).toBe(200)
  expect(await readData(user, again)).toEqual(first)
  expect([(await db.select().from(mails)).length, (await db.select().from(activities)).length]).toEqual([1, 1])
})

test('one command that arrives again, without an id of its own, answers the same person, and nobody is written to twice', async () => {
  const [body, key] = [invitation(), { 'Idempotency-Key': newId() }]
  const first = await invite(body, own.manager, key)
  const again = await invite(body, own.manager, key)
  expect([first.status, again.status]).toEqual([201, 200])
  expect(await readData(user, again)).toEqual(await readData(user, first))
  expect([(await db.select().from(mails)).length, (await db.select().from(activities)).length]).toEqual([1, 1])
  expect(asked).toHaveLength(1)
  const other = await invite({ ...body, lastName: 'Anders' }, own.manager, key)
  expect(await readError(other)).toMatchObject({ status: 422, code: 'COMMAND_MISMATCH' })
})

test('eight deliveries of one command at once, without an id of its own, are one person and one mail', async () => {
  const [body, key] = [invitation(), { 'Idempotency-Key': newId() }]
  const answers = await Promise.all(Array.from({ length: 8 }, () => invite(body, own.manager, key)))
  expect(sortedStatuses(answers)).toEqual([...Array.from({ length: 7 }, () => 200), 201])
  expect([(await db.select().from(mails)).length, (await db.select().from(activities)).length]).toEqual([1, 1])
})

test('another invitation under the same id is refused, and changes nothing', async () => {
  const body = invitation({ id: newId() })
  await invite(body)
  for (const change of [{ lastName: 'Anders' }, { role: 'user' }, { email: `${newId()}@einzug.test` }]) {
    expect(await readError(await invite({ ...body, ...change }))).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    })
  }
  expect(await find(body.email)).toMatchObject({ lastName: 'Neuling', role: 'manager' })
})

test('an address has one account, in whatever case it is written and whosever it is', async () => {
  const taken = { status: 409, code: 'USER_EXISTS' }
  for (const { email } of [own.user, foreign.user, owner]) {
    expect(await readError(await invite(invitation({ email: email.toUpperCase() })))).toMatchObject(taken)
  }
  expect(await db.select().from(mails)).toEqual([])
})

test('who meets accounts of other organizations is told so a few times a day, and it stands in the log without the address', async () => {
  const others = [foreign.user, owner]
  for (let count = 0; count < 5; count += 1) {
    const { email } = others[count % 2] ?? owner
    expect(await readError(await invite(invitation({ email })))).toMatchObject({ code: 'USER_EXISTS' })
  }
  const limited = { status: 429, code: 'RATE_LIMITED' }
  expect(await readError(await invite(invitation({ email: foreign.user.email })))).toMatchObject(limited)
  expect(await readError(await invite(invitation()))).toMatchObject(limited)
  const lines = await db.select().from(activities)
  expect(lines.map(({ kind, organizationId }) => [kind, organizationId])).toEqual(
    Array.from({ length: 5 }, () => ['invitation_refused', own.user.organizationId]),
  )
  expect(JSON.stringify(lines)).not.toContain('@')
})

test('the id of another organization’s person stays theirs', async () => {
  const body = invitation({ id: foreign.user.id })
  expect(await readError(await invite(body))).toMatchObject({ status: 409 })
  expect(await find(foreign.user.email)).toEqual(foreign.user)
})

test('the same invitation many times at the same moment is one person, one mail and one line', async () => {
  const body = invitation({ id: newId() })
  const answers = await Promise.all(Array.from({ length: 8 }, () => invite(body)))
  expect(sortedStatuses(answers)).toEqual([...Array.from({ length: 7 }, () => 200), 201])
  expect([(await db.select().from(mails)).length, (await db.select().from(activities)).length]).toEqual([1, 1])
})

test('of two invitations of one address at the same moment one is refused', async () => {
  const body = invitation()
  const answers = await Promise.all([invite(body), invite(body)])
  expect(sortedStatuses(answers)).toEqual([201, 409])
  expect(await db.select().from(mails)).toHaveLength(1)
})

test('when the identity provider cannot be reached nothing is left, and trying again works', async () => {
  provider.isDown = true
  const body = invitation({ id: newId() })
  expect(await readError(await invite(body))).toMatchObject({ status: 503, code: 'SIGN_IN_UNAVAILABLE' })
  expect([await find(body.email), await db.select().from(mails), await db.select().from(activities)]).toEqual([
    undefined,
    [],
    [],
  ])
  provider.isDown = false
  expect((await invite(body)).status).toBe(201)
})

test('a provider that writes its own invitations is left to do so, and its subject is kept', async () => {
  Object.assign(provider, { sendsInvitations: true, subject: newId() })
  const body = invitation()
  expect((await invite(body)).status).toBe(201)
  expect(asked).toEqual([{ email: body.email, firstName: 'Zoé', lastName: 'Neuling', role: 'manager' }])
  expect(await find(body.email)).toMatchObject({ subject: provider.subject })
  expect(await db.select().from(mails)).toEqual([])
})

test('whom such a provider knows already is written to by us, because it writes to nobody twice', async () => {
  Object.assign(provider, { sendsInvitations: true, subject: undefined })
  const body = invitation()
  expect((await invite(body)).status).toBe(201)
  expect(await db.select().from(mails)).toMatchObject([{ recipient: body.email }])
})

test.each([
  ['firstName', '   '],
  ['firstName', 'x'.repeat(10_240)],
  ['lastName', 'a\u0000b'],
  ['lastName', '\u0007'],
  ['lastName', '\ud800'],
  ['lastName', ['Neuling']],
  ['email', 'zoe@einzug.test\r\nBcc: all@einzug.test'],
  ['email', 'zoe@einzug.test,all@einzug.test'],
  ['email', 'Zoe <zoe@einzug.test>'],
  ['email', 'zoe'],
  ['email', `${'x'.repeat(250)}@einzug.test`],
  ['id', 'none'],
  ['organizationId', null],
])('an invitation whose %s is %j is refused by that name', async (field, value) => {
  const error = await readError(await invite(invitation({ [field]: value })))
  expect(error).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: [field] })
  expect(asked).toEqual([])
})

test('names are kept as people write them', async () => {
  const names = { firstName: '  Ōkuma Zoë  ', lastName: "O'Brien {x} 😀 <b>" }
  const body = invitation(names)
  const created = await readData(user, await invite(body))
  expect(created).toMatchObject({ firstName: 'Ōkuma Zoë', lastName: names.lastName })
})

test('nobody invites without being signed in', async () => {
  expect(await readError(await postJson(app, '/api/users', invitation()))).toMatchObject({ status: 401 })
  expect(asked).toEqual([])
})
