import { expect, test } from 'vitest'
import { idOf } from '#shared/testing/rows.ts'
import { readProtocolFiles } from '#web/manage/sync/files/read-protocol-files.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { PROTOCOL } from '#web/manage/sync/testing/handover-on-device.ts'
import { offline, PHOTO, photo, signedOn, synced } from '#web/manage/sync/testing/handover-scene.ts'
import { readAbsent } from './read-absent.ts'

const world = freshWorlds()

test('a photo that a device was only told of is not on it, and one that it keeps is', async () => {
  const made = world()
  const anna = await offline(made)
  await signedOn(anna)
  expect(await readAbsent(anna.device.database, [PHOTO])).toEqual([])
  await synced(made, anna.device)
  await made.time.advance(60_000)
  const ben = await offline(made, 'ben')
  expect((await readProtocolFiles(ben.device.database, PROTOCOL))?.map(({ id }) => id)).toContain(PHOTO)
  expect(await readAbsent(ben.device.database, [PHOTO, idOf(521)])).toEqual([PHOTO, idOf(521)])
  expect(await readAbsent(ben.device.database, [])).toEqual([])
  await ben.handover.photo(PHOTO, photo)
  expect(await readAbsent(ben.device.database, [PHOTO])).toEqual([])
})
