import { type Endpoint, fillPath } from '#shared/endpoint.ts'
import { handoverContract } from '#shared/handover/contract.ts'
import { photoContract } from '#shared/property/photo/contract.ts'
import type { FileOwner, KeptProtocolFile } from '#web/manage/storage/kept-protocol-file.ts'
import { keepCommand, type Writer } from '#web/manage/sync/commands/keep-command.ts'

/** Writes down that a file is to come. @returns the number of the command */
export function keepAnnouncement(writer: Writer, file: KeptProtocolFile): Promise<number> {
  const { id, protocolId, propertyId, kind, size, sha256, takenAt, drawing } = file
  return propertyId === undefined
    ? keepCommand(writer, 'announceFile', {
        params: { id: protocolId },
        body: { id, kind, size, sha256, takenAt, drawing },
        about: { entity: 'protocol_file', id },
      })
    : keepCommand(writer, 'addPhoto', {
        params: { propertyId },
        body: { id, size, sha256, takenAt },
        about: { entity: 'property_photo', id },
      })
}

/** Where its bytes go. */
export const bytesPath = ({ id, protocolId, propertyId }: { id: string } & FileOwner): string =>
  propertyId === undefined
    ? fillPath(handoverContract.continueFile.path, { id: protocolId, fileId: id })
    : fillPath(photoContract.continuePhoto.path, { propertyId, photoId: id })

/** By which call its bytes come. */
export const downloadOf = ({
  id,
  protocolId,
  propertyId,
}: { id: string } & FileOwner): { endpoint: Endpoint; params: Record<string, string> } =>
  propertyId === undefined
    ? { endpoint: handoverContract.downloadFile, params: { id: protocolId, fileId: id } }
    : { endpoint: photoContract.downloadPhoto, params: { propertyId, photoId: id } }
