import { getColumns, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { applicationNotes } from '#server/db/note-schema.ts'
import { propertyPhotos } from '#server/db/photo-schema.ts'
import { applicationProcesses, applications, properties, rentChanges, residents } from '#server/db/schema.ts'
import { views } from '#server/db/view-schema.ts'
import { publicApplication, publicNote } from '#server/feed/rows/public-application.ts'
import { publicProcess } from '#server/feed/rows/public-process.ts'
import { publicProperty, publicPropertyPhoto, publicRentChange } from '#server/feed/rows/public-property.ts'
import { publicProtocol, publicProtocolFile, publicProtocolRoom } from '#server/feed/rows/public-protocol.ts'
import { publicResident } from '#server/feed/rows/public-resident.ts'
import { publicView } from '#server/feed/rows/public-view.ts'
import type { RowOf, ScopedTable } from '#server/tenant/tenant-access.ts'
import type { Entity, FeedRecords } from '#shared/feed/feed.ts'

interface Store<T extends ScopedTable, E extends Entity> {
  table: T
  publish: (row: RowOf<T>) => FeedRecords[E]
  /** What the feed reads of it, where that is not all. */
  columns?: Record<string, PgColumn>
  /** What it belongs to, and the order in which it came. */
  parent?: PgColumn
  orderBy?: (SQL | PgColumn)[]
  /** The column that says of what it is made. */
  madeOf?: string
}
const store = <T extends ScopedTable, E extends Entity>(_: E, store: Store<T, E>): Store<T, E> => store

/** Without what was signed: pictures of signatures, which no device is told of and would make every page slow. */
const { signing: _, ...publishedOfProtocol } = getColumns(handoverProtocols)

/** Where records lie, and what of them managers see. */
export const stores = {
  property: store('property', { table: properties, publish: publicProperty }),
  rent_change: store('rent_change', { table: rentChanges, publish: publicRentChange }),
  resident: store('resident', {
    table: residents,
    publish: publicResident,
    parent: residents.propertyId,
    orderBy: [residents.createdAt, residents.id],
    madeOf: 'mainRenterId',
  }),
  process: store('process', { table: applicationProcesses, publish: publicProcess }),
  application: store('application', { table: applications, publish: publicApplication }),
  note: store('note', { table: applicationNotes, publish: publicNote }),
  protocol: store('protocol', { table: handoverProtocols, publish: publicProtocol, columns: publishedOfProtocol }),
  protocol_room: store('protocol_room', {
    table: protocolRooms,
    publish: publicProtocolRoom,
    parent: protocolRooms.protocolId,
    orderBy: [protocolRooms.id],
  }),
  protocol_file: store('protocol_file', {
    table: protocolFiles,
    publish: publicProtocolFile,
    parent: protocolFiles.protocolId,
    orderBy: [protocolFiles.id],
  }),
  property_photo: store('property_photo', {
    table: propertyPhotos,
    publish: publicPropertyPhoto,
    parent: propertyPhotos.propertyId,
    orderBy: [propertyPhotos.id],
  }),
  view: store('view', {
    table: views,
    publish: publicView,
    parent: views.organizationId,
    orderBy: [views.createdAt, views.id],
  }),
}
export type StoredRow<E extends Entity> = (typeof stores)[E]['table']['$inferSelect']

/** What managers see of it. */
export const publicRecord = (entity: Entity, row: unknown): FeedRecords[Entity] => stores[entity].publish(row as never) // of its table
