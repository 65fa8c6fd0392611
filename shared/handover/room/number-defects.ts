import type { Defect, ProtocolRoom } from './room.ts'

export interface NumberedDefect {
  /** From 1, across the whole protocol. */
  number: number
  room: ProtocolRoom
  defect: Defect
}

/** In the order of the walk; two rooms at one place follow each other by id, so that every device counts alike. */
export const inOrder = (rooms: readonly ProtocolRoom[]): ProtocolRoom[] =>
  rooms.toSorted((a, b) => a.content.position - b.content.position || (a.id < b.id ? -1 : 1))

/** Every defect with its number, as it stands in the protocol. */
export const numberDefects = (rooms: readonly ProtocolRoom[]): NumberedDefect[] =>
  inOrder(rooms)
    .flatMap((room) => room.content.defects.map((defect) => ({ room, defect })))
    .map((each, index) => ({ number: index + 1, ...each }))
