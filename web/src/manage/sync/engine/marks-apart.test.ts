import { expect, test } from 'vitest'
import { application } from '#shared/testing/rows.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { ANNA, type Device, PROCESS, synced, type World } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const about = { entity: 'application', id: ANNA } as const

const star = (device: Device, isStarred = true) =>
  device.issue('setStar', { params: { id: ANNA }, body: { isStarred }, about })
const tag = (device: Device, word: string, isTagged = true) =>
  device.issue('setTag', { params: { id: ANNA }, body: { tag: word, isTagged }, about })
const onServer = ({ server }: World) => server.feed.row('application', ANNA)

test('a mark is sent though a decision about the same application waits for somebody', async () => {
  const made = world()
  const device = made.device()
  ;(await synced(made, device)).kill()
  await device.decide('accepted')
  await star(device)
  made.server.feed.put('application', ANNA, application(3, PROCESS, { status: 'rejected', version: 2 }))
  device.openTab()
  await made.time.advance(2_000)
  expect(await device.commands()).toMatchObject([{ name: 'changeStatus', state: 'attention' }])
  expect(onServer(made)).toMatchObject({ status: 'rejected', isStarred: true, version: 2 })
  expect(await device.application()).toMatchObject({ status: 'rejected', isStarred: true })
})

test('a decision that was made before a colleague’s mark came is no conflict', async () => {
  const made = world()
  const device = made.device()
  ;(await synced(made, device)).kill()
  await device.decide('accepted')
  made.server.feed.put('application', ANNA, application(3, PROCESS, { tags: ['Garten'], marksVersion: 1 }))
  device.openTab()
  await made.time.advance(2_000)
  expect(await device.commands()).toEqual([])
  expect(onServer(made)).toMatchObject({ status: 'accepted', version: 2, tags: ['Garten'] })
})

test('a mark is shown from its press on, and stays when it is confirmed before the feed tells of it', async () => {
  const made = world()
  const device = made.device()
  ;(await synced(made, device)).kill()
  await star(device)
  await tag(device, 'Garten')
  const marks = { isStarred: true, tags: ['Garten'], version: 1 }
  expect(await device.application()).toMatchObject(marks)
  // No word in a row, which would move what stands beside it: the head says what waits.
  expect(await device.application()).not.toHaveProperty('waiting')
  const release = device.line.hold('pull')
  device.openTab()
  await made.time.advance(2_000)
  expect(await device.commands()).toEqual([])
  expect(await device.application()).toMatchObject(marks)
  release()
  await made.time.advance(2_000)
  expect(await device.application()).toEqual(onServer(made))
})

test('marks of two devices that had no connection come together', async () => {
  const made = world()
  const [anna, ben] = [made.device(), made.device('ben')]
  for (const device of [anna, ben]) (await synced(made, device)).kill()
  await tag(anna, 'Garten')
  await tag(ben, 'Balkon')
  await star(ben)
  for (const device of [anna, ben]) device.openTab()
  await made.time.advance(60_000)
  const tags = expect.arrayContaining(['Garten', 'Balkon'])
  expect(onServer(made)).toMatchObject({ isStarred: true, tags, marksVersion: 3 })
  expect(await anna.application()).toEqual(await ben.application())
})
