import { useEffect, useState } from 'react'
import { protocolFileKinds } from '#shared/handover/file.ts'
import { session } from '#web/manage/session/browser-session.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { Bytes } from '#web/manage/storage/protocol-files.ts'
import type { Shown } from '#web/manage/sync/commands/read-shown.ts'
import { records } from '#web/manage/sync/engine/browser-records.ts'
import { readAbsent } from '#web/manage/sync/engine/read-absent.ts'
import { obtainFile } from '#web/manage/sync/files/fetch-protocol-file.ts'
import { keepProtocolFile, type NewFile } from '#web/manage/sync/files/keep-protocol-file.ts'
import {
  type FileState,
  readFileRecord,
  readFileStates,
  readProtocolFiles,
} from '#web/manage/sync/files/read-protocol-files.ts'
import { makingRoom } from '#web/manage/sync/files/tidy-protocol-files.ts'
import { useDatabaseQuery, useWriter } from './use-manager.ts'

export type { FileState } from '#web/manage/sync/files/read-protocol-files.ts'

/** An address of a photo, from this device, else fetched once there is a connection, and kept. */
export function useFilePicture(fileId: string): string | undefined {
  const [found, setFound] = useState<{ fileId: string; blob: Blob }>()
  const [picture, setPicture] = useState<{ blob: Blob; url: string }>()
  const blob = found?.fileId === fileId ? found.blob : undefined
  const isFound = blob !== undefined
  // It may become known with the feed, or be kept by another screen.
  const place = useDatabaseQuery((database) => placeOf(database, fileId), [fileId])

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
  const place = useDatabaseQuery((database) => placeOf(database, fileId), [fileId])
  useEffect(() => {
    if (place === undefined || place === 'device') return undefined
    return obtaining(fileId, () => {})
  }, [fileId, place])
  return place === 'device'
}

async function placeOf(database: ManagerDatabase, fileId: string): Promise<'device' | 'server' | 'elsewhere'> {
  const kept = await database.protocolFiles.where('id').equals(fileId).count()
  if (kept > 0) return 'device'
  return (await readFileRecord(database, fileId))?.storedAt ? 'server' : 'elsewhere'
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

/** Resolves when the file is safe on this device: a PDF before `signProtocol` is issued. @throws StorageFullError */
export function useKeepFile(): (file: NewFile) => Promise<void> {
  const writer = useWriter()
  return async (file) => {
    await makingRoom(writer.database, () => keepProtocolFile(writer, file))
    records.sendNow()
  }
}

/** The bytes of a photo or PDF, from this device, else fetched and kept. @throws ApiError, NoConnectionError */
export async function readFileBytes(fileId: string): Promise<Bytes | undefined> {
  const state = session.state()
  if (state.kind !== 'open') return undefined
  const { database, person } = state
  return obtainFile({ database, actorId: person.id, call: session.call, now: () => Date.now() }, fileId)
}

/** What is known of each photo and PDF that a protocol may show. Undefined before anything was read. */
export const useProtocolFiles = (protocolId: string): Shown<'protocol_file'>[] | undefined =>
  useDatabaseQuery((database) => readProtocolFiles(database, protocolId), [protocolId])

/** Which of these files are not on this device; none before it was looked. */
export const useAbsentFiles = (ids: readonly string[]): readonly string[] =>
  useDatabaseQuery((database) => readAbsent(database, ids), [ids.join()]) ?? []

/** Where their bytes are. Undefined before anything was read. */
export const useFileStates = (protocolId: string): Map<string, FileState> | undefined =>
  useDatabaseQuery((database) => readFileStates(database, protocolId), [protocolId])
