import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pdfBytes } from '#server/testing/build/files.ts'
import { newId } from '#shared/ids.ts'
import { appendPiece } from './append-piece.ts'
import { createDiskStorage } from './disk-storage.ts'

const directory = await mkdtemp(path.join(tmpdir(), 'einzug-storage-'))
afterAll(() => rm(directory, { recursive: true, force: true }))
const storage = createDiskStorage(directory)

const newKey = () => `applications/${newId()}/${newId()}`
const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()
const accept = () => {}

test('neither what was stored nor what was refused leaves anything among what is unfinished', async () => {
  await storage.write(newKey(), streamOf(pdfBytes(1000)), 1000, accept)
  await expect(storage.write(newKey(), streamOf(pdfBytes(1001)), 1000, accept)).rejects.toThrow('PAYLOAD_TOO_LARGE')
  const refuse = () => {
    throw new Error('refused')
  }
  await expect(storage.write(newKey(), streamOf(pdfBytes(1000)), 1000, refuse)).rejects.toThrow('refused')
  expect(await readdir(path.join(directory, '.partial'))).toEqual([])
})

test('what a process left unfinished when it was killed is gone after the next start, and what it stored is not', async () => {
  const key = newKey()
  await storage.write(key, streamOf(pdfBytes(1000)), 1000, accept)
  await writeFile(path.join(directory, '.partial', newId()), pdfBytes(100))
  const restarted = createDiskStorage(directory)
  expect(await readdir(directory)).not.toContain('.partial')
  expect(await restarted.stat(key)).toEqual({ size: 1000 })
})

test('a piece that follows no more when its turn comes is refused', async () => {
  const key = newKey()
  await storage.append(key, { offset: 0, body: streamOf(pdfBytes(400)) }, 1000, accept)
  const places = {
    root: directory,
    target: path.join(directory, key),
    pieces: path.join(directory, '.incoming', key.replaceAll('/', '.')),
  }
  const again = { offset: 0, body: streamOf(pdfBytes(400)) }
  const late = appendPiece(places, again, { limit: 1000, hasRoom: () => true }, accept)
  await expect(late).rejects.toThrow('UPLOAD_OFFSET_MISMATCH')
  expect(await storage.arrived(key)).toBe(400)
})
