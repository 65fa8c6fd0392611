import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { organizationContract } from '#shared/organization/contract.ts'
import { buildCommand } from '#web/manage/storage/testing/build-command.ts'
import { ApiError } from '#web/kit/api/call.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { createSharedDevice, listing, personOf, type SharedDevice } from './testing/anna-and-ben.ts'
import { account, type Tab } from './testing/device.ts'

const MINUTE = 60_000

let device: SharedDevice
beforeEach(() => {
  device = createSharedDevice()
})
afterEach(() => device.end())

describe('changes that were never sent', () => {
  /** Anna with a change in her outbox, and something she has read. */
  async function withUnsent(): Promise<Tab> {
    const tab = await device.signedInTab()
    const state = tab.state()
    if (state.kind !== 'open') throw new Error('not open')
    await state.database.commands.add(unsent)
    await state.database.organizations.put({
      id: 'o1',
      name: 'A',
      description: '',
      country: null,
      retentionDays: null,
      residentDays: null,
      policyPack: null,
      ownQuestions: [],
      lifeSpans: {},
      createdAt: '',
    })
    await state.database.files.put(keptDocument)
    return tab
  }

  /** What lies here of Anna, once she is back. */
  async function found() {
    device.server.be('well')
    device.server.accounts.set('anna', account('anna'))
    const state = (await device.signedInTab()).state()
    if (state.kind !== 'open') throw new Error('not open')
    const { commands, organizations, files } = state.database
    return { commands: await commands.count(), read: await organizations.count(), documents: await files.count() }
  }

  test('fault:A6 stay locked when somebody signs out, and go on when they are back', async () => {
    const tab = await withUnsent()
    await device.during(tab.signOut())
    expect(await device.openTab().start()).toEqual({ kind: 'signed_out' })
    expect(await found()).toEqual({ commands: 1, read: 0, documents: 0 })
  })

  test('fault:A6 go with everything else when that was decided', async () => {
    const tab = await withUnsent()
    await device.during(tab.signOut({ discards: true }))
    expect(await device.databases()).toEqual([])
    expect(await found()).toEqual({ commands: 0, read: 0, documents: 0 })
  })

  test('fault:A4 outlast a lost role and a deactivation, and nothing else does', async () => {
    for (const more of [{ role: 'user' as const }, { isActive: false }]) {
      const tab = await withUnsent()
      device.server.accounts.set('anna', account('anna', more))
      await device.during(tab.checkMe())
      expect(tab.state().kind).toBe('denied')
      expect(await found()).toEqual({ commands: 1, read: 0, documents: 0 })
      await device.end()
    }
  })

  test('fault:A1 outlast a session that was refused, though everything else goes after 24 hours', async () => {
    const tab = await withUnsent()
    device.server.endTokens()
    device.server.setCookie(undefined)
    await expect(device.list(tab)).rejects.toBeInstanceOf(ApiError)
    device.jump(25 * 60 * MINUTE)
    await device.openTab().start()
    expect(await found()).toEqual({ commands: 1, read: 0, documents: 0 })
  })

  test('outlast 14 days without contact, and every start after that', async () => {
    ;(await withUnsent()).kill()
    device.server.be('unreachable')
    for (const days of [14, 100]) {
      device.jump(days * 24 * 60 * MINUTE)
      await device.openTab().start()
    }
    expect(await found()).toEqual({ commands: 1, read: 0, documents: 0 })
  })

  test('signatures that were collected here outlast a sign-out and 14 days without contact as changes do', async () => {
    const tab = await device.signedInTab()
    const state = tab.state()
    if (state.kind !== 'open') throw new Error('not open')
    await state.database.signings.put(partlySigned)
    await device.during(tab.signOut())
    device.jump(100 * 24 * 60 * MINUTE)
    await device.openTab().start()
    const back = (await device.signedInTab()).state()
    if (back.kind !== 'open') throw new Error('not open')
    expect((await back.database.signings.get('p1'))?.signatures).toEqual(partlySigned.signatures)
  })

  test('fault:A2 are not touched by another person on the device', async () => {
    ;(await withUnsent()).kill()
    const ben = await device.signedInTab('ben')
    const state = ben.state()
    if (state.kind !== 'open') throw new Error('not open')
    expect(await state.database.commands.count()).toBe(0)
    await device.during(ben.signOut())
    expect(await found()).toEqual({ commands: 1, read: 1, documents: 1 })
  })
})

test('fault:A10 two tabs that need a fresh token at the same moment for a change and a pull ask once, and stay signed in', async () => {
  const [one, other] = [await device.signedInTab(), device.openTab()]
  await other.start()
  const before = device.renewals()
  device.server.endTokens()
  const over = new AbortController()
  await device.during(
    Promise.all([
      one.call(organizationContract.listOrganizations, listing, { 'idempotency-key': 'k' }),
      other.open('/api/organizations', over.signal),
    ]),
  )
  expect(device.renewals() - before).toBe(1)
  expect([personOf(one), personOf(other)]).toEqual(['anna', 'anna'])
})

/** Kept for being without a connection. */
const keptDocument = {
  id: 'd1',
  applicationId: 'a1',
  processId: 'p1',
  contentType: 'application/pdf',
  bytes: new ArrayBuffer(8),
}

const unsent = buildCommand()

const partlySigned: KeptSigning = {
  protocolId: 'p1',
  language: 'de',
  ticked: [],
  drafts: {},
  signatures: [
    {
      partyId: 'anna',
      name: 'Anna Alt',
      outcome: 'on_paper',
      reason: '',
      witness: '',
      strokes: [],
      picture: null,
      contentHash: 'a'.repeat(64),
      signedAt: '2027-01-15T09:00:00.000Z',
    },
  ],
}
