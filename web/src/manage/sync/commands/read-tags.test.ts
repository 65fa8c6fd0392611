import { expect, test } from 'vitest'
import { application, idOf } from '#shared/testing/rows.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { ANNA, type Device, PROCESS, synced } from '#web/manage/sync/testing/world.ts'
import { readTags } from './read-tags.ts'

const world = freshWorlds()
const tag = (device: Device, word: string, isTagged: boolean) =>
  device.issue('setTag', {
    params: { id: ANNA },
    body: { tag: word, isTagged },
    about: { entity: 'application', id: ANNA },
  })

test('the tags of an organization are what its applications carry, with what was done here, each once', async () => {
  const made = world()
  const put = (at: number, tags: string[]) =>
    made.server.feed.put('application', idOf(at), application(at, PROCESS, { tags, marksVersion: 1 }))
  put(3, ['Garten', 'Hund'])
  put(4, ['garten', 'Ärger'])
  const device = made.device()
  ;(await synced(made, device)).kill()
  expect(await readTags(device.database)).toEqual(['Ärger', 'Garten', 'Hund'])
  await tag(device, 'Balkon', true)
  expect(await readTags(device.database)).toEqual(['Ärger', 'Balkon', 'Garten', 'Hund'])
  // Nobody else carries one of them.
  await tag(device, 'Hund', false)
  await tag(device, 'Garten', false)
  expect(await readTags(device.database)).toEqual(['Ärger', 'Balkon', 'garten'])
  await synced(made, device)
  await made.time.advance(60_000)
  expect(await readTags(device.database)).toEqual(['Ärger', 'Balkon', 'garten'])
})
