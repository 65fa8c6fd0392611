import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { canonicalJson } from '#shared/canonical-json.ts'
import { participantsIn } from '#shared/handover/participants.ts'
import { type ProtocolContent, protocolContent } from '#shared/handover/protocol.ts'
import { photosOf } from '#shared/handover/ready-to-sign.ts'
import { inOrder } from '#shared/handover/room/number-defects.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import { newId } from '#shared/ids.ts'
import { useKeepChange } from '#web/manage/records/use-keep-change.ts'
import { useAbsentFiles, useFileStates, useKeepFile } from '#web/manage/records/use-protocol-files.ts'
import { type Shown, useRecords } from '#web/manage/records/use-records.ts'
import { useBaseline } from './compare/use-baseline.ts'
import { createEdits } from './draft/create-edits.ts'
import { type ProtocolDraft, ProtocolDraftContext } from './draft/use-protocol-draft.ts'
import { Refused } from './fields/use-refused.ts'
import { asShown } from './signed/freeze.ts'

interface ProtocolDraftProviderProps extends Pick<ProtocolDraft, 'protocol' | 'rooms' | 'files' | 'property'> {
  children: ReactNode
}

/** Holds what is typed into a draft, above all of its pages: who goes on to the next room takes nothing half kept along. */
export function ProtocolDraftProvider({ children, ...stored }: ProtocolDraftProviderProps) {
  const { protocol, rooms, files, property } = stored
  const [edits] = useState(createEdits)
  const { state } = useSyncExternalStore(edits.watch, edits.snapshot)
  const [photosUnderWay, setPhotosUnderWay] = useState(0)
  const [refused, setRefused] = useState(0)
  const noteRefused = useCallback(() => {
    setRefused((count) => count + 1)
    return () => setRefused((count) => count - 1)
  }, [])
  const keep = useKeepChange()
  const keepFile = useKeepFile()
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
  const putContent = (content: ProtocolContent) => {
    const participants = participantsIn(content)
    return keep('changeProtocol', {
      params: { id: protocol.id },
      body: { content, ...(participants && { participants }) },
      about: { entity: 'protocol', id: protocol.id },
      ifMatch: latest.current.protocol.version,
      isEcho: isEcho(protocol.id),
    })
  }
  const putRoom = (id: string, body: Shown<'protocol_room'>['content'], ifMatch: number) =>
    keep('putRoom', {
      params: { id: protocol.id, roomId: id },
      body,
      about: { entity: 'protocol_room', id },
      ifMatch,
      isEcho: isEcho(id),
    })
  const draft: ProtocolDraft = {
    ...stored,
    protocol: { ...protocol, content: edits.over(protocol.id, protocol.content) },
    rooms: inOrder(rooms.map((room) => ({ ...room, content: edits.over(room.id, room.content) }))),
    property,
    baseline,
    protocols,
    state: refused > 0 ? 'invalid' : state === 'kept' && photosUnderWay > 0 ? 'keeping' : state,
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
      keepFile({
        protocolId: protocol.id,
        id,
        kind: 'photo',
        bytes: new Uint8Array(bytes),
        takenAt,
        drawing: drawing ?? null,
      }),
    duringPhoto: (work) => {
      setPhotosUnderWay((count) => count + 1)
      void work.finally(() => setPhotosUnderWay((count) => count - 1))
    },
    keepShown: async () => {
      const shown = asShown(draft)
      const { content } = shown.protocol
      if (canonicalJson(content) !== canonicalJson(protocol.content)) await putContent(content)
      for (const room of shown.rooms) {
        const stored = rooms.find(({ id }) => id === room.id)
        const isOther = stored && canonicalJson(room.content) !== canonicalJson(stored.content)
        if (isOther) await putRoom(room.id, room.content, stored.version)
      }
    },
    // Of none it is said that it is elsewhere before it was looked.
    hasPhoto: (photoId) =>
      states === undefined ||
      !['missing', undefined].includes(states.get(photoId)) ||
      files.some(({ id, storedAt }) => id === photoId && storedAt !== null),
  }
  return (
    <ProtocolDraftContext value={draft}>
      <Refused value={noteRefused}>{children}</Refused>
    </ProtocolDraftContext>
  )
}

type Kept = ProtocolDraft['protocol'] | ProtocolDraft['rooms'][number]
