import { type DeriveKeyFunction, solveChallenge } from 'altcha-lib'

/** As the server asks for it: the library's own is written for Node. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(password), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: cost }
  return { derivedKey: new Uint8Array(await crypto.subtle.deriveBits(how, key, keyLength * 8)) }
}

type Task = Pick<Parameters<typeof solveChallenge>[0], 'challenge' | 'timeout'>

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  void solveChallenge({ ...data, deriveKey }).then((solution) => postMessage(solution))
})
