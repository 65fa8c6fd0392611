import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { newId } from '#shared/ids.ts'
import { inOrder } from '#shared/handover/number-defects.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { photosOf } from '#shared/handover/ready-to-sign.ts'
import { type ProtocolContent, protocolContent } from '#shared/handover/protocol.ts'
import { roomContent } from '#shared/handover/room.ts'
import { useKeepChange } from '#web/records/use-keep-change.ts'
import { useAbsentFiles, useFileStates, useKeepPhoto } from '#web/records/use-protocol-files.ts'
import { type Shown, useRecords } from '#web/records/use-records.ts'
import { createEdits } from './create-edits.ts'
import { asShown } from './freeze.ts'
import { useBaseline } from './use-baseline.ts'
import { type Walk, WalkContext } from './use-walk.ts'

interface OpenWalkProps extends Pick<Walk, 'protocol' | 'rooms' | 'files' | 'property'> {
  children: ReactNode
}

/** Holds what is typed into a draft, above all of its pages: who goes on to the next room takes nothing half kept along. */
export function OpenWalk({ children, ...stored }: OpenWalkProps) {
  const { protocol, rooms, files, property } = stored
  const [edits] = useState(createEdits)
  const { state } = useSyncExternalStore(edits.watch, edits.snapshot)
  const keep = useKeepChange()
  const keepBytes = useKeepPhoto()
  const states = useFileStates(protocol.id)
  const baseline = useBaseline(protocol)
  const protocols = useRecords('protocol', protocol.propertyId) ?? []
  const absentPhotos = useAbsentFiles(photosOf(protocol.content, rooms))
  // A photo takes seconds: what it is added to has gone on meanwhile.
  const latest = useRef(stored)
  useEffect(() => {
    latest.current = stored
    for (const { id, content } of [protocol, ...rooms]) edits.arrived(id, content)
  })

  const isEcho = (id: string) => (here: object) => edits.isEcho(id, (here as Kept).content)
  const putContent = (content: ProtocolContent) =>
    keep('changeProtocol', {
      params: { id: protocol.id },
      body: { content, ...namesOf(content) },
      about: { entity: 'protocol', id: protocol.id },
      ifMatch: latest.current.protocol.version,
      isEcho: isEcho(protocol.id),
    })
  const putRoom = (id: string, body: Shown<'protocol_room'>['content'], ifMatch: number) =>
    keep('putRoom', {
      params: { id: protocol.id, roomId: id },
      body,
      about: { entity: 'protocol_room', id },
      ifMatch,
      isEcho: isEcho(id),
    })
  const walk: Walk = {
    ...stored,
    protocol: { ...protocol, content: edits.over(protocol.id, protocol.content) },
    rooms: inOrder(rooms.map((room) => ({ ...room, content: edits.over(room.id, room.content) }))),
    property,
    baseline,
    protocols,
    state,
    absentPhotos,
    change: (to) =>
      edits.change({
        id: protocol.id,
        stored: latest.current.protocol.content,
        schema: protocolContent,
        to,
        keep: putContent,
      }),
    changeRoom: (id, to) => {
      const room = latest.current.rooms.find((each) => each.id === id)
      if (!room) return
      const version = () => latest.current.rooms.find((each) => each.id === id)?.version ?? room.version
      edits.change({
        id,
        stored: room.content,
        schema: roomContent,
        to,
        keep: (content) => putRoom(id, content, version()),
      })
    },
    addRoom: (content) => {
      const id = newId()
      edits.change({
        id,
        stored: content,
        schema: roomContent,
        to: (same) => same,
        keep: (made) => putRoom(id, made, 0),
      })
      return id
    },
    removeRoom: (id) => {
      const room = latest.current.rooms.find((each) => each.id === id)
      return keep('removeRoom', {
        params: { id: protocol.id, roomId: id },
        body: undefined,
        about: { entity: 'protocol_room', id },
        // What a colleague wrote since is not removed unseen.
        ...(room && { ifMatch: room.version, isEcho: isEcho(id) }),
      })
    },
    keepPhoto: ({ id, bytes, takenAt }, drawing) =>
      keepBytes({ protocolId: protocol.id, id, bytes: new Uint8Array(bytes), takenAt, drawing: drawing ?? null }),
    keepShown: async () => {
      const shown = asShown(walk)
      const { content } = shown.protocol
      if (canonicalJson(content) !== canonicalJson(protocol.content)) await putContent(content)
      for (const room of shown.rooms) {
        const stored = rooms.find(({ id }) => id === room.id)
        const isOther = stored && canonicalJson(room.content) !== canonicalJson(stored.content)
        if (isOther) await putRoom(room.id, room.content, stored.version)
      }
    },
    hasPhoto: (photoId) =>
      !['missing', undefined].includes(states?.get(photoId)) ||
      files.some(({ id, storedAt }) => id === photoId && storedAt !== null),
  }
  return <WalkContext value={walk}>{children}</WalkContext>
}

type Kept = Walk['protocol'] | Walk['rooms'][number]

/** Those who are present are the participants that the documented calls know. */
function namesOf({ parties }: Shown<'protocol'>['content']) {
  const names = parties.filter(({ isPresent }) => isPresent).map(({ name }) => name)
  return names.length > 0 ? { participants: names } : {}
}
