import { type AnyPgColumn, date, index, integer, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { staysBecause } from '#shared/handover/end/stays-because.ts'
import type { ProtocolFileKind } from '#shared/handover/file.ts'
import { type CopiesSent, type ProtocolContent, protocolStatuses } from '#shared/handover/protocol.ts'
import type { RoomContent } from '#shared/handover/room/room.ts'
import type { Drawing } from '#shared/handover/sign/drawing.ts'
import type { Seal } from '#shared/handover/sign/seal.ts'
import type { Signing } from '#shared/handover/sign/signing.ts'
import { at, createdAt, id, refersTo } from './columns.ts'
import { organizationId, properties, versioned } from './schema.ts'

export const handoverProtocols = snakeCase.table(
  'abnahmeprotokolle',
  {
    id: id(),
    organizationId: organizationId(),
    propertyId: refersTo(() => properties.id),
    /** As the content says it; the list is in its order. */
    date: date().notNull(),
    participants: jsonb().$type<string[]>().notNull(),
    status: text({ enum: protocolStatuses }).notNull().default('draft'),
    edition: integer().notNull().default(1),
    supersedesId: uuid().references((): AnyPgColumn => handoverProtocols.id),
    /** No foreign key: it is part of what is signed, and stays what it was when a draft that it names is deleted. */
    baselineId: uuid(),
    content: jsonb().$type<ProtocolContent>().notNull(),
    contentHash: text(),
    signedAt: at(),
    /** As the device sent it, to the letter: a second delivery is known by it. */
    signing: jsonb().$type<Signing>(),
    /** What every device is told of it. */
    seal: jsonb().$type<Seal>(),
    voidedBecause: text().notNull().default(''),
    copies: jsonb().$type<CopiesSent[]>().notNull().default([]),
    /** From this day on it is erased (shared/handover/end); null where none was told. */
    erasesOn: date(),
    staysBecause: text({ enum: staysBecause }),
    ...versioned(),
  },
  (table) => [index('handover_protocols_by_property').on(table.propertyId)],
)

const protocolId = () => refersTo(() => handoverProtocols.id)

/** Records of their own, so that two devices can share the rooms out. */
export const protocolRooms = snakeCase.table(
  'protocol_rooms',
  {
    id: id(),
    organizationId: organizationId(),
    protocolId: protocolId(),
    content: jsonb().$type<RoomContent>().notNull(),
    ...versioned(),
  },
  (table) => [index('protocol_rooms_by_protocol').on(table.protocolId)],
)

/** Photos and signed PDFs; their bytes lie in the storage. */
export const protocolFiles = snakeCase.table(
  'protocol_files',
  {
    id: id(),
    organizationId: organizationId(),
    protocolId: protocolId(),
    kind: text().$type<ProtocolFileKind>().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    /** By the device's own clock, with its zone, as it said it. */
    takenAt: text(),
    drawing: jsonb().$type<Drawing>(),
    storedAt: at(),
    /** Last; what nobody announces any more and never arrived has been abandoned. */
    announcedAt: createdAt(),
    createdAt: createdAt(),
  },
  (table) => [index('protocol_files_by_protocol').on(table.protocolId)],
)
