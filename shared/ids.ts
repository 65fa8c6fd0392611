import { v7 } from 'uuid'

/** A new record's id: UUIDv7, made by whoever creates the record, sortable by its time (wire.md, Ids). */
export const newId = (): string => v7()
