import { useEffect, useRef, useState } from 'react'
import { newId } from '#shared/ids.ts'
import { isDeviceFull } from '#web/kit/device/storage/device-full.ts'
import { type HandoverPhoto, type PhotoRefusal, takeInPhoto } from '#web/manage/handover/draft/take-in-photo.ts'
import { useAskBeforeUnload } from '#web/kit/ui/later/use-ask-before-unload.ts'

/** A photo on its way to being kept; one that is kept is no more here. */
export type Incoming = { key: string; name: string } & (
  | { state: 'preparing' }
  | { state: 'saving'; photo: HandoverPhoto }
  | { state: 'not_kept'; photo: HandoverPhoto; isDeviceFull: boolean }
  | { state: 'refused'; refused: PhotoRefusal }
)

export interface TakenPicture {
  file: Blob
  name: string
  takenAt: string
  isOfCamera: boolean
}

/** Why a photo is not taken, where there is more to it: asked before it is opened, and then with what would be kept. */
export type RefusalOf = (photo?: HandoverPhoto) => Promise<PhotoRefusal | undefined>

/**
 * Takes pictures in one after the other, because several at once are more than some phones have memory for. One that could not be
 * kept stays, to be tried again.
 * @param during is told of everything that is under way, until it is kept or said why not
 */
export function usePhotoIntake(
  onPhoto: (photo: HandoverPhoto) => Promise<void>,
  refusalOf?: RefusalOf,
  during?: (work: Promise<void>) => void,
) {
  const [incoming, setIncoming] = useState<readonly Incoming[]>([])
  const [kept, setKept] = useState(0)
  const latest = useRef({ onPhoto, refusalOf })
  useEffect(() => {
    latest.current = { onPhoto, refusalOf }
  })
  const queue = useRef(Promise.resolve())
  useAskBeforeUnload(() => incoming.some(({ state }) => state !== 'refused'))

  const change = (key: string, next?: Incoming) =>
    setIncoming((before) => before.flatMap((each) => (each.key === key ? (next ?? []) : each)))

  const keep = async (key: string, name: string, photo: HandoverPhoto) => {
    change(key, { key, name, state: 'saving', photo })
    try {
      await latest.current.onPhoto(photo)
      setKept((count) => count + 1)
      change(key)
    } catch (error) {
      change(key, { key, name, state: 'not_kept', photo, isDeviceFull: isDeviceFull(error) })
    }
  }
  const takeIn = async (key: string, { file, name, ...about }: TakenPicture) => {
    const refuse = (refused: PhotoRefusal) => change(key, { key, name, state: 'refused', refused })
    const isNone = await latest.current.refusalOf?.()
    if (isNone) return refuse(isNone)
    const photo = await takeInPhoto(file, about).catch(() => ({ refused: 'undecodable' }) as const)
    if ('refused' in photo) return refuse(photo.refused)
    const refused = await latest.current.refusalOf?.(photo)
    return refused ? refuse(refused) : keep(key, name, photo)
  }
  const inTurn = (work: () => Promise<void>) => {
    queue.current = queue.current.then(work)
    during?.(queue.current)
  }

  return {
    incoming,
    /** How many were kept since the component stands. */
    kept,
    add: (pictures: readonly TakenPicture[]) => {
      // What was refused before has been read by now.
      const keyed = pictures.map((picture) => ({ key: newId(), picture }))
      setIncoming((before) => [
        ...before.filter(({ state }) => state !== 'refused'),
        ...keyed.map(({ key, picture: { name } }) => ({ key, name, state: 'preparing' as const })),
      ])
      for (const { key, picture } of keyed) inTurn(() => takeIn(key, picture))
    },
    tryAgain: ({ key, name, photo }: Extract<Incoming, { state: 'not_kept' }>) => inTurn(() => keep(key, name, photo)),
    dismiss: (key: string) => change(key),
  }
}
