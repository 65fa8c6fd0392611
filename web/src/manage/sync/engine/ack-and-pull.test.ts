import { describe, expect, test } from 'vitest'
import { idOf, ORGANIZATION } from '#shared/testing/rows.ts'
import { readFeed } from '#web/manage/sync/feed/stored-feed.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { ANNA, type Device, HOUSE, type World } from '#web/manage/sync/testing/world.ts'
import { applyPage } from './apply-page.ts'
import { pull } from './pull.ts'
import { sendCommands } from './send-commands.ts'

const world = freshWorlds()

/** Everything that a screen could show of the status, in its order, without repetitions. */
function watchStatus(device: Device) {
  const seen: string[] = []
  return {
    look: async () => {
      const row = await device.application()
      const shown = `${row?.status}${row?.waiting ? '…' : ''} v${row?.version}`
      if (seen.at(-1) !== shown) seen.push(shown)
    },
    seen,
  }
}

/** A device that does nothing by itself. */
async function still(made: World) {
  const device = made.device()
  const tab = device.openTab()
  await made.time.advance(2_000)
  tab.kill()
  const { ports } = device.openTab()
  await made.time.advance(2_000)
  return { device, ports: { ...ports, call: device.line.call, reach: () => Promise.resolve() } }
}

type Step = 'pull asked' | 'pull answered' | 'sent' | 'acknowledged'
const steps: Step[] = ['pull asked', 'pull answered', 'sent', 'acknowledged']

/** Every order in which an answer follows its question. */
function orders(): Step[][] {
  const all = (rest: Step[]): Step[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((step) => all(rest.filter((each) => each !== step)).map((after) => [step, ...after]))
  return all(steps).filter(
    (order) =>
      order.indexOf('pull asked') < order.indexOf('pull answered') &&
      order.indexOf('sent') < order.indexOf('acknowledged'),
  )
}

describe('fault:M9 fault:M10 a change and a pull that cross each other', () => {
  test.each(orders().map((order) => [order.join(', '), order] as const))('%s', async (_, order) => {
    for (const colleague of [false, true]) {
      const made = world()
      const { device, ports } = await still(made)
      await device.decide('accepted')
      const watching = watchStatus(device)
      await watching.look()
      const running: Promise<unknown>[] = []
      const release: Partial<Record<Step, () => void>> = {}
      for (const step of order) {
        if (step === 'pull asked') {
          // An older page than the answer, where it is asked for before.
          if (colleague) made.server.feed.put('property', HOUSE, { id: HOUSE })
          release['pull answered'] = device.line.hold('pull')
          running.push(pull(ports, false))
        }
        if (step === 'sent') {
          release['acknowledged'] = device.line.hold('command')
          running.push(sendCommands(ports, () => false))
        }
        release[step]?.()
        await made.time.settle()
        await watching.look()
      }
      await Promise.all(running)
      await pull(ports, false)
      await watching.look()
      // From waiting to done, once; never back, never something else in between.
      expect(watching.seen.map((each) => each.replace(/ v\d+/, ''))).toEqual(['accepted…', 'accepted'])
      expect(watching.seen.at(-1)).toBe('accepted v2')
      expect(await device.commands()).toEqual([])
      const feed = await device.database.feed.get('feed')
      expect(feed).toMatchObject({ untold: [] })
    }
  })
})

test('fault:M10 an older page that arrives after the answer takes nothing back', async () => {
  const made = world()
  const { device, ports } = await still(made)
  // A colleague’s change, which a pull has read and not delivered yet.
  made.server.feed.put('application', ANNA, { ...(await device.application()), id: ANNA, rejectionReason: 'x' } as {
    id: string
  })
  const go = device.line.hold('pull')
  const pulling = pull(ports, false)
  await made.time.settle()
  await device.decide('accepted')
  await sendCommands(ports, () => false)
  expect(await device.application()).toMatchObject({ status: 'accepted', version: 2 })
  go()
  await pulling
  expect(await device.application()).toMatchObject({ status: 'accepted', version: 2 })
  await pull(ports, true)
  expect(await device.database.feed.get('feed')).toMatchObject({ untold: [], pullsSinceDigest: 0 })
})

test('a note is there at once, stays while it is confirmed, and goes for good when it is removed', async () => {
  const made = world()
  const { device, ports } = await still(made)
  const notes = async () =>
    (await device.database.records('A').where('[entity+parent]').equals(['note', ANNA]).toArray()).map(({ id }) => id)
  const id = idOf(60)
  await device.issue('addNote', { params: { id: ANNA }, body: { id, text: 'Nice' }, about: { entity: 'note', id } })
  await sendCommands(ports, () => false)
  expect(await notes()).toEqual([id])
  // A pull that begins before the removal and ends after it.
  const go = device.line.hold('pull')
  const pulling = pull(ports, false)
  await made.time.settle()
  await device.issue('removeNote', { params: { id: ANNA, noteId: id }, body: undefined, about: { entity: 'note', id } })
  await sendCommands(ports, () => false)
  expect(await notes()).toEqual([])
  go()
  await pulling
  expect(await notes()).toEqual([])
  await pull(ports, true)
  await pull(ports, true)
  expect(await device.database.records('A').get(`note:${id}`)).toBeUndefined()
})

test('what begins anew under an id that was gone is shown, to who took it away and to who missed that', async () => {
  const made = world()
  const { device, ports } = await still(made)
  const [id, other] = [idOf(61), idOf(62)]
  const note = { ...noteBy('Anna'), id }
  for (const each of [note, { ...note, id: other }]) made.server.feed.put('note', each.id, each)
  made.server.feed.put('application', ANNA, { ...(await device.application()), id: ANNA, version: 5 } as { id: string })
  await pull(ports, false)
  await device.issue('removeNote', { params: { id: ANNA, noteId: id }, body: undefined, about: { entity: 'note', id } })
  await sendCommands(ports, () => false)
  // Before the next pull: it brings what is there now, and nothing of what went.
  const again = { ...note, text: 'Back' }
  made.server.feed.put('note', id, again)
  made.server.feed.put('application', ANNA, { ...(await device.application()), id: ANNA, version: 1 } as { id: string })
  await pull(ports, false)
  expect((await device.database.records('A').get(`note:${id}`))?.row).toMatchObject({ text: 'Back' })
  expect(await device.application()).toMatchObject({ version: 1 })
})

test('what begins anew before the answer to its removal comes is read anew', async () => {
  const made = world()
  const { device, ports } = await still(made)
  const id = idOf(63)
  const note = { ...noteBy('Anna'), id }
  made.server.feed.put('note', id, note)
  await pull(ports, false)
  await device.issue('removeNote', { params: { id: ANNA, noteId: id }, body: undefined, about: { entity: 'note', id } })
  const answer = device.line.hold('command')
  const sending = sendCommands(ports, () => false)
  await made.time.settle()
  const again = { ...note, text: 'Back' }
  made.server.feed.put('note', id, again)
  await pull(ports, false)
  answer()
  await sending
  for (let times = 0; times < 4; times += 1) await pull(ports, false)
  const { active } = await readFeed(device.database)
  expect((await device.database.records(active.into).get(`note:${id}`))?.row).toMatchObject({ text: 'Back' })
})

const noteBy = (authorName: string) => ({
  organizationId: ORGANIZATION,
  applicationId: ANNA,
  authorId: 'x',
  authorName,
  text: 'Nice',
  createdAt: '2027-01-01T00:00:00.000Z',
})

async function accepted() {
  const made = world()
  const { device, ports } = await still(made)
  const residents = async () => {
    const rows = await device.database.records('A').where('[entity+parent]').equals(['resident', HOUSE]).toArray()
    return rows.map(({ id }) => id)
  }
  await device.decide('accepted')
  await device.decide('offer_sent')
  await device.issue('changeStatus', {
    params: { id: ANNA, status: 'offer_accepted' },
    body: { moveInDate: '2027-03-01', reason: '', sendMail: false },
    about: { entity: 'application', id: ANNA },
    ifMatch: 3,
  })
  return { device, ports, residents }
}

test('the residents that an accepted offer makes are shown at once, and replaced by the real ones', async () => {
  const { device, ports, residents } = await accepted()
  // As the release before wrote it down: without their ids.
  await device.database.commands.toCollection().modify((command) => {
    delete (command.body as { residentIds?: unknown }).residentIds
  })
  await sendCommands(ports, () => false)
  expect(await residents()).toEqual([expect.stringContaining(`${ANNA}-`)])
  await pull(ports, false)
  expect(await residents()).toEqual([expect.not.stringContaining(`${ANNA}-`)])
})

test('the residents that an accepted offer makes keep the ids that the device gave them', async () => {
  const { ports, residents } = await accepted()
  await sendCommands(ports, () => false)
  const shown = await residents()
  expect(shown).toEqual([expect.not.stringContaining(`${ANNA}-`)])
  await pull(ports, false)
  expect(await residents()).toEqual(shown)
})

test('fault:M10 an older state of a record within the feed takes nothing back either', async () => {
  const made = world()
  const { device } = await still(made)
  const { active, pulls } = await readFeed(device.database)
  const before = await device.database.records(active.into).get(`application:${ANNA}`)
  const page = { reset: false, changes: [], cursor: active.cursor ?? '', more: false, serverTime: '' }
  const change = { key: `application:${ANNA}`, seq: '0', h: '7', record: null }
  const asked = { into: active.into, cursor: active.cursor, pull: pulls }
  await applyPage(device.database, { page, changes: [change], asked, isAnyGone: true, now: 0 })
  expect(await device.database.records(active.into).get(`application:${ANNA}`)).toEqual(before)
})

test('a page that follows from an older cursor is left aside: somebody else has pulled meanwhile', async () => {
  const made = world()
  const { device } = await still(made)
  const before = await readFeed(device.database)
  const page = { reset: false, changes: [], cursor: 'older', more: false, serverTime: '' }
  const asked = { into: before.active.into, cursor: 'another', pull: before.pulls }
  expect(await applyPage(device.database, { page, changes: [], asked, isAnyGone: true, now: 0 })).toBe('stale')
  expect(await readFeed(device.database)).toEqual(before)
})

test('a change that follows another one is done to what that one led to, whatever its version is', async () => {
  const made = world()
  const { device, ports } = await still(made)
  await device.decide('accepted')
  await device.decide('offer_sent')
  // A colleague did the same, some versions later.
  const row = made.server.feed.row('application', ANNA)
  made.server.feed.put('application', ANNA, { ...row, id: ANNA, status: 'accepted', version: 5 } as { id: string })
  await sendCommands(ports, () => false)
  expect(await device.commands()).toEqual([])
  expect(made.server.feed.row('application', ANNA)).toMatchObject({ status: 'offer_sent', version: 6 })
})
