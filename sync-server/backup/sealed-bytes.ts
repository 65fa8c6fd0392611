import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { BackupError } from './backup-error.ts'

/** How a sealed backup begins; then its salt, and frames: length, ciphertext, tag. */
export const SEALED = Buffer.from('EINZUG-SEALED-1\n')
const SALT_BYTES = 32
const TAG_BYTES = 16
const FRAME_BYTES = 256 * 1024
const LENGTH_BYTES = 4

/**
 * Encrypts with AES-256-GCM, frame by frame. Each is bound to its place, and the last one says that it is the last: frames that
 * are changed, exchanged or missing are noticed, and nothing is handed on that was not checked.
 */
export async function* seal(bytes: AsyncIterable<Uint8Array>, secret: string): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES)
  const key = deriveKey(secret, salt)
  yield SEALED
  yield salt
  let frame = 0
  let waiting = Buffer.alloc(0)
  for await (const chunk of bytes) {
    waiting = Buffer.concat([waiting, chunk])
    for (; waiting.byteLength > FRAME_BYTES; waiting = waiting.subarray(FRAME_BYTES)) {
      yield sealFrame(key, frame, waiting.subarray(0, FRAME_BYTES), false)
      frame += 1
    }
  }
  yield sealFrame(key, frame, waiting, true)
}

/** @throws BackupError when one bit is not as it was written, or the secret is another */
export async function* unseal(bytes: AsyncIterable<Uint8Array>, secret: string): AsyncGenerator<Uint8Array> {
  let key: Buffer | undefined
  let frame = 0
  let isOver = false
  let waiting = Buffer.alloc(0)
  for await (const chunk of bytes) {
    waiting = Buffer.concat([waiting, chunk])
    if (!key) {
      if (waiting.byteLength < SEALED.byteLength + SALT_BYTES) continue
      key = deriveKey(secret, waiting.subarray(SEALED.byteLength, SEALED.byteLength + SALT_BYTES))
      waiting = waiting.subarray(SEALED.byteLength + SALT_BYTES)
    }
    for (let size = frameSize(waiting); size !== undefined; size = frameSize(waiting)) {
      if (isOver) damaged()
      const opened = openFrame(key, frame, waiting.subarray(LENGTH_BYTES, size))
      isOver = opened.isLast
      frame += 1
      waiting = waiting.subarray(size)
      yield opened.bytes
    }
  }
  if (!isOver || waiting.byteLength > 0) damaged()
}

/** A key for this backup alone, so that the places of its frames can be their nonces. */
const deriveKey = (secret: string, salt: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'einzug backup', 32))

function sealFrame(key: Buffer, frame: number, bytes: Uint8Array, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce(frame, isLast))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(sealed.byteLength)
  return Buffer.concat([length, sealed])
}

/** Of the frame that begins here, with its length; undefined while it is not whole. */
function frameSize(bytes: Buffer): number | undefined {
  if (bytes.byteLength < LENGTH_BYTES) return undefined
  const size = LENGTH_BYTES + bytes.readUInt32BE()
  if (size > LENGTH_BYTES + FRAME_BYTES + TAG_BYTES || size < LENGTH_BYTES + TAG_BYTES) damaged()
  return bytes.byteLength < size ? undefined : size
}

/** Which of the two it is, is in the nonce: a frame opens in one way only. */
function openFrame(key: Buffer, frame: number, sealed: Buffer): { bytes: Buffer; isLast: boolean } {
  for (const isLast of [false, true]) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(frame, isLast))
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    const bytes = decipher.update(sealed.subarray(0, -TAG_BYTES))
    try {
      decipher.final()
      return { bytes, isLast }
    } catch {
      // The other way, then.
    }
  }
  return damaged()
}

function nonce(frame: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(Number(isLast))
  bytes.writeBigUInt64BE(BigInt(frame), 4)
  return bytes
}

function damaged(): never {
  throw new BackupError('The backup is damaged or not complete, or BACKUP_KEY is not the one it was made with.')
}
