import type * as z from 'zod/mini'
import { applicationNote, managedApplication } from '#shared/application/manager/application.ts'
import { protocolFile } from '#shared/handover/file.ts'
import { handoverProtocol } from '#shared/handover/protocol.ts'
import { protocolRoom } from '#shared/handover/room/room.ts'
import { managedProcess } from '#shared/process/manager/process.ts'
import { managedProperty, rentChange } from '#shared/property/manager/property.ts'
import { propertyPhoto } from '#shared/property/photo/photo.ts'
import { resident } from '#shared/resident/resident.ts'
import { savedView } from '#shared/view/view.ts'

/** Everything that managers have on their devices, and what each record looks like. A later feature adds its own. */
export const feedRecords = {
  property: managedProperty,
  rent_change: rentChange,
  resident,
  process: managedProcess,
  application: managedApplication,
  note: applicationNote,
  protocol: handoverProtocol,
  protocol_room: protocolRoom,
  protocol_file: protocolFile,
  property_photo: propertyPhoto,
  view: savedView,
} as const
export type Entity = keyof typeof feedRecords
export type FeedRecords = { [E in Entity]: z.output<(typeof feedRecords)[E]> }

/** In the order in which a first sync brings them: what a screen shows first comes first. */
export const entities = Object.keys(feedRecords) as Entity[] // a literal object's own keys

/** What a record belongs to, by which it is found: its property, process, application or protocol. */
export const parentField = {
  property: undefined,
  rent_change: 'propertyId',
  resident: 'propertyId',
  process: 'propertyId',
  application: 'processId',
  note: 'applicationId',
  protocol: 'propertyId',
  protocol_room: 'protocolId',
  protocol_file: 'protocolId',
  property_photo: 'propertyId',
  view: 'organizationId',
} as const satisfies { [E in Entity]: keyof FeedRecords[E] | undefined }
