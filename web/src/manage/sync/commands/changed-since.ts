import { canonicalJson } from '#shared/canonical-json.ts'
import type { AsSigned } from '#shared/handover/as-signed.ts'

/** How a draft differs by now from what people signed here: rooms by their names. */
export interface ChangedSince {
  added: string[]
  changed: string[]
  removed: string[]
  /** What is said of the appointment as a whole: people, meters, keys. */
  isAppointmentChanged: boolean
}

export function changedSince(signed: AsSigned, now: AsSigned): ChangedSince {
  const find = ({ rooms }: AsSigned, id: string) => rooms.find((room) => room.id === id)?.content
  const isSame = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b)
  const others = now.rooms.flatMap(({ id, content }) => (find(signed, id) ? [] : [content.name]))
  const stillThere = signed.rooms.filter(({ id }) => find(now, id))
  return {
    added: others,
    changed: stillThere.filter(({ id, content }) => !isSame(find(now, id), content)).map(({ content }) => content.name),
    removed: signed.rooms.filter(({ id }) => !find(now, id)).map(({ content }) => content.name),
    isAppointmentChanged: !isSame(now.content, signed.content),
  }
}
