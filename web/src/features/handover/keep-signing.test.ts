import { expect, test } from 'vitest'
import { DeskDatabase } from '#web/local/desk-database.ts'
import type { KeptSigning } from '#web/local/desk-signing.ts'
import { newId } from '#shared/ids.ts'
import { changeSigning, endSigning, readSigning, takeBackPhone } from './keep-signing.ts'

const blank = (): KeptSigning => ({ protocolId: newId(), language: 'de', ticked: [], drafts: {}, signatures: [] })

test('whoever holds the phone when all have signed still holds it, until the manager takes it back', async () => {
  const [desk, signing] = [new DeskDatabase(newId()), blank()]
  await changeSigning(desk, signing, (before) => ({ ...before, isHandedOut: true, ticked: [] }))
  await endSigning(desk, signing)
  expect(await readSigning(desk, signing.protocolId)).toEqual({ ...signing, isHandedOut: true })
  await takeBackPhone(desk)
  expect(await readSigning(desk, signing.protocolId)).toEqual(signing)
  await endSigning(desk, signing)
  expect(await readSigning(desk, signing.protocolId)).toBeUndefined()
  desk.close()
})

test('taking the phone back loses no signature', async () => {
  const [desk, signing] = [new DeskDatabase(newId()), blank()]
  const signatures = [{ partyId: 'a' }] as never // how it was signed is of no matter here
  await changeSigning(desk, signing, (before) => ({ ...before, signatures, isHandedOut: true }))
  await takeBackPhone(desk)
  expect(await readSigning(desk, signing.protocolId)).toEqual({ ...signing, signatures })
  desk.close()
})
