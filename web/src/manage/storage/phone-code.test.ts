import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import type { KeptSigning } from './kept-signing.ts'
import { ManagerDatabase } from './manager-database.ts'
import {
  choosePhoneCode,
  isPhoneCode,
  isSpent,
  MOST_TRIES,
  readPhoneCode,
  TRY_WAIT_MS,
  takeBackPhone,
  takeBackSignedIn,
  tryPhoneCode,
} from './phone-code.ts'

let database: ManagerDatabase
beforeEach(() => {
  database = new ManagerDatabase(newId())
})
afterEach(() => database.delete())

const NOW = Date.UTC(2026, 10, 27, 10)

test('a code has four digits or more', () => {
  expect(['1234', '123456789012'].every(isPhoneCode)).toBe(true)
  expect(['', '123', '12a4', ' 1234', '1234567890123'].some(isPhoneCode)).toBe(false)
})

test('the code that was chosen last takes the phone back, and no other', async () => {
  await choosePhoneCode(database, '1234')
  await choosePhoneCode(database, '2580')
  expect(await tryPhoneCode(database, '1234', NOW)).toBe('wrong')
  expect(await tryPhoneCode(database, '2580', NOW)).toBe('right')
})

test('what lies on the device is not the code, and not the same for the same code twice', async () => {
  await choosePhoneCode(database, '2580')
  const first = await readPhoneCode(database)
  await choosePhoneCode(database, '2580')
  const second = await readPhoneCode(database)
  expect(JSON.stringify({ ...first, hash: [...new Uint8Array(first?.hash ?? new ArrayBuffer(0))] })).not.toContain(
    '2580',
  )
  expect(new Uint8Array(first?.hash ?? new ArrayBuffer(0))).not.toEqual(
    new Uint8Array(second?.hash ?? new ArrayBuffer(0)),
  )
})

test('after five wrong ones each other try waits half a minute, the right one too, and after a right one all are free again', async () => {
  await choosePhoneCode(database, '2580')
  const wrong = ['0000', '0001', '0002', '0003', '0004']
  for (const code of wrong) expect(await tryPhoneCode(database, code, NOW)).toBe('wrong')
  expect(await tryPhoneCode(database, '2580', NOW)).toBe('wait')
  expect(await tryPhoneCode(database, '2580', NOW + TRY_WAIT_MS - 1)).toBe('wait')
  expect(await tryPhoneCode(database, '0005', NOW + TRY_WAIT_MS)).toBe('wrong')
  expect(await tryPhoneCode(database, '2580', NOW + TRY_WAIT_MS + 1)).toBe('wait')
  expect(await tryPhoneCode(database, '2580', NOW + 2 * TRY_WAIT_MS)).toBe('right')
  for (const code of wrong) expect(await tryPhoneCode(database, code, NOW)).toBe('wrong')
})

test('after twenty wrong ones none takes it back, whatever the clock says, until somebody signed in', async () => {
  await choosePhoneCode(database, '2580')
  let clock = NOW
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    // Turned forwards, and back again: no wait holds.
    clock += tried % 2 ? -3 * TRY_WAIT_MS : 2 * TRY_WAIT_MS
    expect(await tryPhoneCode(database, '0000', clock)).toBe('wrong')
  }
  expect(await tryPhoneCode(database, '2580', clock + 9 * TRY_WAIT_MS)).toBe('wait')
  expect(await readPhoneCode(database)).toSatisfy(isSpent)
  await takeBackSignedIn(database)
  await choosePhoneCode(database, '2580')
  expect(await tryPhoneCode(database, '2580', NOW)).toBe('right')
})

test('tries at the same moment are counted one by one', async () => {
  await choosePhoneCode(database, '2580')
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => tryPhoneCode(database, String(1000 + n), NOW)))
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(5)
  expect(answers.filter((answer) => answer === 'wait')).toHaveLength(3)
})

test('a clock that was set back keeps nobody out for good', async () => {
  await choosePhoneCode(database, '2580')
  for (let n = 0; n < 5; n += 1) await tryPhoneCode(database, '0000', NOW)
  expect(await tryPhoneCode(database, '2580', NOW - 3_600_000)).toBe('right')
})

test('a code takes the phone back and stays, a sign-in takes it back and the code away', async () => {
  const inHand: KeptSigning = { protocolId: newId(), language: 'en', ticked: [], drafts: {}, signatures: [] }
  const handedOut = { ...inHand, isHandedOut: true as const }
  const read = async () => [await database.signings.get(handedOut.protocolId), await readPhoneCode(database)]
  await choosePhoneCode(database, '2580')
  await database.signings.put(handedOut)
  await takeBackPhone(database)
  expect(await read()).toEqual([inHand, expect.objectContaining({ key: 'phone' })])
  await database.signings.update(handedOut.protocolId, { isHandedOut: true })
  await takeBackSignedIn(database)
  expect(await read()).toEqual([inHand, null])
})
