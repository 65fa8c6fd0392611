import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { changeSigning, endSigning, readSigning, takeBackPhone } from './keep-signing.ts'

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
  database.close()
})

test('taking the phone back loses no signature', async () => {
  const [database, signing] = [new ManagerDatabase(newId()), blank()]
  const signatures = [{ partyId: 'a' }] as never // how it was signed is of no matter here
  await changeSigning(database, signing, (before) => ({ ...before, signatures, isHandedOut: true }))
  await takeBackPhone(database)
  expect(await readSigning(database, signing.protocolId)).toEqual({ ...signing, signatures })
  database.close()
})
