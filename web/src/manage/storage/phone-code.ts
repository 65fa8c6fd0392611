import { newId } from '#shared/ids.ts'
import type { KeptPhoneCode } from './kept-phone-code.ts'
import type { ManagerDatabase } from './manager-database.ts'

const KEY = 'phone'

/** Tries that need no wait; then one in each such time. */
const FREE_TRIES = 5
export const TRY_WAIT_MS = 30_000
/** After so many no code opens it any more, only a sign-in: the wait goes by a clock that whoever holds the phone can turn. */
export const MOST_TRIES = 20

export const isPhoneCode = (typed: string): boolean => /^\d{4,12}$/.test(typed)

/** Null where none was chosen yet. */
export const readPhoneCode = async (database: ManagerDatabase): Promise<KeptPhoneCode | null> =>
  (await database.phoneCodes.get(KEY)) ?? null

export async function choosePhoneCode(database: ManagerDatabase, code: string): Promise<void> {
  const salt = newId()
  await database.phoneCodes.put({ key: KEY, salt, hash: await hashOf(code, salt), wrong: 0, wrongAt: 0 })
}

/** Each try counts before it is looked at: a page that is closed meanwhile has used it up. */
export async function tryPhoneCode(
  database: ManagerDatabase,
  code: string,
  now: number,
): Promise<'right' | 'wrong' | 'wait'> {
  const kept = await database.transaction('rw', database.phoneCodes, async () => {
    const before = await database.phoneCodes.get(KEY)
    if (!before || isSpent(before) || isWaiting(before, now)) return undefined
    await database.phoneCodes.put({ ...before, wrong: before.wrong + 1, wrongAt: now })
    return before
  })
  if (!kept) return 'wait'
  if (!isSame(await hashOf(code, kept.salt), kept.hash)) return 'wrong'
  await database.phoneCodes.update(KEY, { wrong: 0 })
  return 'right'
}

/** It was wrong so often that no code opens it any more. */
export const isSpent = ({ wrong }: KeptPhoneCode): boolean => wrong >= MOST_TRIES

const isWaiting = ({ wrong, wrongAt }: KeptPhoneCode, now: number) =>
  wrong >= FREE_TRIES && now >= wrongAt && now < wrongAt + TRY_WAIT_MS

/** The manager has said that the phone is theirs again; how far the signing is stays. */
export const takeBackPhone = (database: ManagerDatabase): Promise<unknown> =>
  database.signings.toCollection().modify((signing) => {
    delete signing.isHandedOut
  })

/** By a sign-in: whoever did not know the code chooses another one before the phone is given away again. */
export const takeBackSignedIn = (database: ManagerDatabase): Promise<void> =>
  database.transaction('rw', database.signings, database.phoneCodes, async () => {
    await takeBackPhone(database)
    await database.phoneCodes.delete(KEY)
  })

/** Slow on purpose: there are not many codes to try. */
async function hashOf(code: string, salt: string): Promise<ArrayBuffer> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(code), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: 100_000 }
  return crypto.subtle.deriveBits(how, key, 256)
}

const isSame = (one: ArrayBuffer, other: ArrayBuffer) => String(new Uint8Array(one)) === String(new Uint8Array(other))
