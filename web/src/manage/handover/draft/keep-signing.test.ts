import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { idOf } from '#shared/testing/rows.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { handoverOn, PDF, PROTOCOL, picture } from '#web/manage/sync/testing/handover-on-device.ts'
import { takeBackPhone } from '#web/manage/storage/phone-code.ts'
import { changeSigning, endSigning, readEarlierLanguage, readSigning } from './use-kept-signing.ts'

const world = freshWorlds()

const blank = (): KeptSigning => ({ protocolId: newId(), language: 'de', ticked: [], drafts: {}, signatures: [] })

test('whoever holds the phone when all have signed still holds it, until the manager takes it back', async () => {
  const [database, signing] = [new ManagerDatabase(newId()), blank()]
  await changeSigning(database, signing, (before) => ({ ...before, isHandedOut: true, ticked: [] }))
  await endSigning(database, signing)
  expect(await readSigning(database, signing.protocolId)).toEqual({ ...signing, isHandedOut: true })
  await takeBackPhone(database)
  expect(await readSigning(database, signing.protocolId)).toEqual(signing)
  await endSigning(database, signing)
  expect(await readSigning(database, signing.protocolId)).toBeUndefined()
  await database.delete()
})

test('taking the phone back loses no signature', async () => {
  const [database, signing] = [new ManagerDatabase(newId()), blank()]
  const signatures = [{ partyId: 'a' }] as never // how it was signed is of no matter here
  await changeSigning(database, signing, (before) => ({ ...before, signatures, isHandedOut: true }))
  await takeBackPhone(database)
  expect(await readSigning(database, signing.protocolId)).toEqual({ ...signing, signatures })
  await database.delete()
})

test('a new version begins in the language of the document before it, also where nothing was delivered yet', async () => {
  const made = world()
  const device = made.device()
  const tab = device.openTab()
  await made.time.advance(2_000)
  tab.kill()
  const handover = handoverOn(device, made)
  await handover.begin()
  await handover.pdf(picture(2))
  await handover.sign(picture(2), PDF, 'fr')
  const next = idOf(531)
  await device.issue('newEdition', {
    params: { id: PROTOCOL },
    body: { id: next },
    about: { entity: 'protocol', id: next },
  })
  expect(await readEarlierLanguage(device.database, next)).toBe('fr')
  expect(await readEarlierLanguage(device.database, PROTOCOL)).toBeUndefined()
})
