import { expect, test } from 'vitest'
import { readAbsent } from './read-absent.ts'
import { readProtocolFiles } from './read-protocol-files.ts'
import { freshWorlds } from './testing/fresh-worlds.ts'
import { PROTOCOL } from './testing/handover-on-device.ts'
import { offline, PHOTO, photo, signedOn, synced } from './testing/handover-scene.ts'
import { idOf } from './testing/model-rows.ts'

const world = freshWorlds()

test('a photo that a device was only told of is not on it, and one that it keeps is', async () => {
  const made = world()
  const anna = await offline(made)
  await signedOn(anna)
  expect(await readAbsent(anna.device.desk, [PHOTO])).toEqual([])
  await synced(made, anna.device)
  await made.time.advance(60_000)
  const ben = await offline(made, 'ben')
  expect((await readProtocolFiles(ben.device.desk, PROTOCOL))?.map(({ id }) => id)).toContain(PHOTO)
  expect(await readAbsent(ben.device.desk, [PHOTO, idOf(521)])).toEqual([PHOTO, idOf(521)])
  expect(await readAbsent(ben.device.desk, [])).toEqual([])
  await ben.handover.photo(PHOTO, photo)
  expect(await readAbsent(ben.device.desk, [PHOTO])).toEqual([])
})
