import { useEffect, useState } from 'react'
import type { Drawing } from '#shared/handover/drawing.ts'
import { protocolFileKinds } from '#shared/handover/file.ts'
import { personName } from '#web/desk/person-name.ts'
import { useDesk, useDeskQuery } from '#web/desk/use-desk.ts'
import type { DeskDatabase } from '#web/local/desk-database.ts'
import type { Bytes } from '#web/local/protocol-files.ts'
import { session } from '#web/session/browser-session.ts'
import { records } from './browser-records.ts'
import { readAbsent } from './read-absent.ts'
import { obtainFile } from './fetch-protocol-file.ts'
import { keepProtocolFile, type NewFile } from './keep-protocol-file.ts'
import { readRecord, type Shown } from './read-folded.ts'
import { type FileState, readFileStates } from './read-file-states.ts'
import { readProtocolFiles } from './read-protocol-files.ts'
import { makingRoom } from './tidy-protocol-files.ts'

export type { FileState } from './read-file-states.ts'

/** An address of a photo, from this device, else fetched once there is a connection, and kept. */
export function useFilePicture(fileId: string): string | undefined {
  const [found, setFound] = useState<{ fileId: string; blob: Blob }>()
  const [picture, setPicture] = useState<{ blob: Blob; url: string }>()
  const blob = found?.fileId === fileId ? found.blob : undefined
  const isFound = blob !== undefined
  // It may become known with the feed, or be kept by another screen.
  const place = useDeskQuery((desk) => placeOf(desk, fileId), [fileId])

  useEffect(() => {
    if (isFound || place === undefined) return undefined
    return obtaining(fileId, (bytes) =>
      setFound({ fileId, blob: new Blob([bytes], { type: protocolFileKinds.photo }) }),
    )
  }, [fileId, place, isFound])

  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    // Made here, because whoever makes an address has to give it back.
    // oxlint-disable-next-line react/set-state-in-effect
    setPicture({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])

  return blob && picture?.blob === blob ? picture.url : undefined
}

/**
 * Fetches a file as soon as there is a connection, so that it can be opened without one later. True once it is on this device.
 */
export function useKeptFile(fileId: string): boolean {
  const place = useDeskQuery((desk) => placeOf(desk, fileId), [fileId])
  useEffect(() => {
    if (place === undefined || place === 'device') return undefined
    return obtaining(fileId, () => {})
  }, [fileId, place])
  return place === 'device'
}

async function placeOf(desk: DeskDatabase, fileId: string): Promise<'device' | 'server' | 'elsewhere'> {
  const kept = await desk.protocolFiles.where('id').equals(fileId).count()
  if (kept > 0) return 'device'
  return (await readRecord(desk, 'protocol_file', fileId))?.storedAt ? 'server' : 'elsewhere'
}

/** Now, and again whenever there is a connection. @returns how to stop */
function obtaining(fileId: string, found: (bytes: Bytes) => void): () => void {
  let isOver = false
  const read = async () => {
    const bytes = await readFileBytes(fileId).catch(() => undefined)
    if (bytes && !isOver) found(bytes)
  }
  const retry = () => void read()
  void read()
  addEventListener('online', retry)
  return () => {
    isOver = true
    removeEventListener('online', retry)
  }
}

/** Resolves when the photo is safe on this device. @throws StorageFullError */
export function useKeepPhoto(): (input: {
  protocolId: string
  id: string
  bytes: Bytes
  takenAt: string
  drawing: Drawing | null
}) => Promise<void> {
  const keep = useKeepFile()
  return (input) => keep({ ...input, kind: 'photo' })
}

/** Resolves when the PDF is safe on this device; to be called before `signProtocol` is issued. @throws StorageFullError */
export function useKeepPdf(): (input: { protocolId: string; id: string; bytes: Bytes }) => Promise<void> {
  const keep = useKeepFile()
  return (input) => keep({ ...input, kind: 'pdf', takenAt: null, drawing: null })
}

/** The bytes of a photo or PDF, from this device, else fetched and kept. @throws ApiError, NoConnectionError */
export async function readFileBytes(fileId: string): Promise<Bytes | undefined> {
  const state = session.state()
  if (state.kind !== 'open') return undefined
  const { desk, person } = state
  return obtainFile({ desk, actorId: person.id, call: session.call, now: () => Date.now() }, fileId)
}

/** What is known of each photo and PDF that a protocol may show. Undefined before anything was read. */
export const useProtocolFiles = (protocolId: string): Shown<'protocol_file'>[] | undefined =>
  useDeskQuery((desk) => readProtocolFiles(desk, protocolId), [protocolId])

/** Which of these files are not on this device; none before it was looked. */
export const useAbsentFiles = (ids: readonly string[]): readonly string[] =>
  useDeskQuery((desk) => readAbsent(desk, ids), [ids.join()]) ?? []

/** Where their bytes are. Undefined before anything was read. */
export const useFileStates = (protocolId: string): Map<string, FileState> | undefined =>
  useDeskQuery((desk) => readFileStates(desk, protocolId), [protocolId])

function useKeepFile(): (file: NewFile) => Promise<void> {
  const { desk, person } = useDesk()
  return async (file) => {
    const issuer = { desk, actorId: person.id, actorName: personName(person), now: () => Date.now() }
    await makingRoom(desk, () => keepProtocolFile(issuer, file))
    records.sendNow()
  }
}
